from unittest import mock
from unittest.mock import patch
from django.utils.module_loading import import_string
from shop import mail
from shop.mail import Mailer
import shop.cli
def test_patch(monkeypatch, mocker):
    with mock.patch("shop.mail.send"), patch("shop.cli.send"), mock.patch("shop.mail.Mailer.deliver"):
        shop.cli.main()
    patch.object(mail, "send")
    patch.object(Mailer, "deliver")
    monkeypatch.setattr("shop.mail.SENDER", "b")
    monkeypatch.setattr(mail, "SENDER", "b")
    mocker.patch("shop.mail.send")
    import_string("shop.mail.Mailer")
    patch("requests.get")
    patch.object(mail, "missing")
@patch("shop.cli.main")
def test_main(main): main()
