SENDER = "a"
def send(to): return to
class Mailer:
    def deliver(self): return send(self)
class RequestLoggingMiddlewareForTheWholeShop:
    pass
