import logging
log = logging.getLogger("shop.mail")
MIDDLEWARE = ["shop.mail.Mailer", "shop.mail.RequestLoggingMiddlewareForTheWholeShop", "shop.mail.missing"]
APP = {"()": "shop.cli:main", "text": "shop.mail.send is a name", "host": "mail.shop.example"}
