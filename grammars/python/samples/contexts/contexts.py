from contextlib import ExitStack, asynccontextmanager, closing, suppress


class Session:
    def __enter__(self) -> "Session":
        return self

    def __exit__(self, *given): ...

    def query(self): ...

    def close(self): ...


class Connection:
    async def __aenter__(self):
        return Session()

    async def __aexit__(self, *given): ...

    def query(self): ...


class Pool:
    def connect(self) -> Session: ...

    def query(self): ...


@asynccontextmanager
async def opened():
    yield Session()


def use(pool: Pool):
    with pool.connect() as session:
        session.query()  # Session.query
    with Session() as one, closing(Pool()) as two:
        one.query()  # Session.query
        two.query()  # Pool.query
    with suppress(KeyError), ExitStack() as stack:
        stack.enter_context(Session()).query()  # Session.query


async def use_async():
    async with Connection() as session:
        session.query()  # Session.query
    async with opened() as session:
        session.query()  # Session.query


class Failure(Exception):
    def explain(self): ...


class Fault(Exception):
    def explain(self): ...


try:
    use(Pool())
except Failure as failure:
    failure.explain()  # Failure.explain
except (Failure, Fault) as either:
    either.explain()  # Failure.explain | Fault.explain
