import functools

from flask import Flask

app = Flask(__name__)


def logged(function):
    @functools.wraps(function)
    def wrapper(*args):
        return function(*args)

    return wrapper


def option(name, default=None):
    return logged


@logged
def plain():
    """Documented."""


@option("x", default=plain)
@logged
async def several():
    await several()


@app.route("/")
def index():
    return plain()


@logged
class Decorated:
    @logged
    def method(self):
        plain()


# Without a docstring, the comment above is the doc.
@logged
def commented():
    pass
