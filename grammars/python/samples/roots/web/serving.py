from .app import unused


async def app(scope, receive, send):
    unused()
