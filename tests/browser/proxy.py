"""A road between one window and the server: closed as when a phone sleeps, or jammed as when it walks out of reach; and opened again."""
import socket
import threading
from contextlib import suppress

from tests.setup.house import free_port


class Road:
    """Carries bytes from its own port to *port*, both on loopback. Closed, it lets nobody in; jammed, it keeps what comes for later."""

    def __init__(self, port):
        self.to, self.port = port, next(other for other in iter(free_port, None) if len(str(other)) == len(str(port)))
        self.url = f'http://127.0.0.1:{self.port}'
        self.clear = threading.Event()
        self.clear.set()
        self.open()

    def jam(self):
        """Nothing arrives any more, in either direction, and nobody is told."""
        self.clear.clear()

    def open(self):
        self.clear.set()
        self.ends, self.threads = [], []
        self.door = socket.create_server(('127.0.0.1', self.port))
        self.threads.append(threading.Thread(target=self._let_in, args=(self.door,)))
        self.threads[0].start()

    def close(self):
        with suppress(OSError):
            self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()
        self.clear.set()
        self.threads[0].join()
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        for thread in self.threads[1:]:
            thread.join()
        for end in self.ends:
            end.close()

    def _let_in(self, door):
        while True:
            try:
                near, _ = door.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(('127.0.0.1', self.to))
            except OSError:
                near.close()
                continue
            self.ends += near, far
            for a, b, asked in (near, far, True), (far, near, False):
                self.threads.append(threading.Thread(target=self._carry, args=(a, b, asked)))
                self.threads[-1].start()

    def _carry(self, a, b, asked):
        """A road has no name of its own: what is *asked* names the server, which answers to no other."""
        with suppress(OSError):
            while data := a.recv(65536):
                self.clear.wait()
                b.sendall(data.replace(f'127.0.0.1:{self.port}'.encode(), f'127.0.0.1:{self.to}'.encode()) if asked else data)
        with suppress(OSError):
            b.shutdown(socket.SHUT_WR)
