from logging import Formatter

from flask import Blueprint

pages = Blueprint("pages", __name__)
plain = Formatter("x")


@pages.route("/")
def home():
    return 1
