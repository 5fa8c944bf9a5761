def application(environ, start_response):
    return [b"x"]


def unused():
    return 1
