import functools


def log():
    pass


def traced(function):
    @functools.wraps(function)
    def wrapper(*args):
        log()  # log -> log
        result = function(*args)
        return result

    return wrapper  # traced.wrapper


@traced  # traced -> traced
def outer():
    class Walker:
        def walk(self):
            return self.step()  # outer.Walker.step

        def step(self):
            return small()  # outer.small

    def small():
        return 1

    def unused():
        return 2

    return Walker().walk()  # outer.Walker.walk


outer()  # outer -> outer
