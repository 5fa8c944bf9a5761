import kit.shapes
from django.conf import settings
from django.http import HttpRequest
from flask import g
from sqlalchemy.orm import Mapped, relationship

from user import User


class Post:
    owner: Mapped[User] = relationship()
    owners: Mapped[list[User]] = relationship()

    # The type arguments say what the attribute gives.
    def run(self):
        self.owner.rename()  # rename -> package:sqlalchemy:orm.Mapped.rename, rename -> ? User.rename
        print(self.owner.name)  # name -> ? User.name
        self.owners.append(User())  # append -> package:sqlalchemy:orm.Mapped.append


# The first member is a name of the package. What it holds may come from here.
def view(request: HttpRequest):
    g.user.can_edit()  # can_edit -> package:flask:g.user.can_edit, can_edit -> ? User.can_edit
    request.user.can_edit()  # can_edit -> package:django:http.HttpRequest.user.can_edit, can_edit -> ? User.can_edit
    settings.MEMBER.can_edit()  # can_edit -> package:django:conf.settings.MEMBER.can_edit, can_edit -> ? User.can_edit
    kit.shapes.Square.can_edit()  # can_edit -> package:kit:shapes.Square.can_edit
