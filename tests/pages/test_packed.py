"""What never changes is compressed once, and whoever asks gets it whole."""
import gzip

import httpx
import pytest
from starlette.applications import Starlette
from starlette.responses import Response, StreamingResponse

from pages.packed import MOST, Packed

ANEW = 'public, max-age=9, immutable'


@pytest.fixture
def shop():
    """A server that writes down what it was asked for."""
    asked = []

    async def answer(request):
        asked.append(request.url.path)
        match request.url.path:
            case '/page':
                return Response('page ' * 400, headers={'Cache-Control': 'no-store'})
            case '/gone':
                return Response('gone ' * 400, 404, headers={'Cache-Control': ANEW})
            case '/large':
                return StreamingResponse((bytes(64_000) for _ in range(4)), headers={'Cache-Control': ANEW})
        return Response('style ' * 400, headers={'Cache-Control': ANEW})
    app = Starlette()
    app.add_route('/{name}', answer)
    packed = Packed(app)
    return packed, asked


async def get(app, path, **headers):
    """The status, the headers and the body as it came over the wire."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url='http://test') as client, client.stream('GET', path, headers=headers) as answer:
        return answer.status_code, dict(answer.headers), b''.join([part async for part in answer.aiter_raw()])


@pytest.mark.parametrize('path', ['/style', '/large'])
async def test_a_file_is_compressed_once(shop, path):
    packed, asked = shop
    first, second = [await get(packed, path) for _ in range(2)]
    assert asked == [path]
    assert second[2] == first[2] and second[0] == 200
    assert int(second[1].pop('content-length')) == len(second[2])
    first[1].pop('content-length', None)
    assert second[1] == first[1] and second[1]['cache-control'] == ANEW


@pytest.mark.parametrize('path', ['/page', '/gone'])
async def test_a_page_is_made_anew(shop, path):
    packed, asked = shop
    assert await get(packed, path) == await get(packed, path)
    assert asked == [path, path]


@pytest.mark.parametrize('wish', [{'Accept-Encoding': 'identity'}, {'Range': 'bytes=0-9'}, {'If-None-Match': '"x"'}])
async def test_who_wants_something_else_gets_it_from_the_server(shop, wish):
    packed, asked = shop
    await get(packed, '/style')
    body = (await get(packed, '/style', **wish))[2]
    assert asked == ['/style'] * 2
    assert body == b'style ' * 400 or gzip.decompress(body) == b'style ' * 400


async def test_many_names_of_one_file_do_not_fill_the_memory(shop):
    packed, _ = shop
    packed._bytes = MOST - 100
    for k in range(9):
        await get(packed, f'/{k}')
    assert packed._bytes <= MOST and len(packed._kept) < 9
