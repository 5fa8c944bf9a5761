value = 1
target = 2


def function():
    pass


def shadowed(function):
    function()


def local():
    function = 1
    function()


def hoisted():
    function()
    if value:
        function = None


def uses_global():
    global value, created
    value = 2
    created = function
    function()


def outer():
    count = 0

    def inner():
        nonlocal count
        count += 1
        function()

    inner()
    return inner


def comprehension(items):
    [function for function in items]
    function()
    {value: target for value, target in items}
    total = sum(value for item in items)
    return [value for value in items if value]


def walrus():
    if (found := make()).ready():
        found.ready()


class Made:
    def ready(self):
        pass


def make() -> Made:
    return Made()


def targets(path):
    with open(path) as function:
        function()
    for function, value in []:
        value
    try:
        pass
    except ValueError as target:
        target
    with make() as made, make():
        made.ready()


def match_it(thing):
    match thing:
        case Made():
            thing.ready()
        case {"key": value}:
            value
        case [target, *rest] if target:
            rest
        case Made(ready=function) | function:
            function
        case str() as text:
            text


class Body:
    value = 3
    copy = value

    def method(self):
        return value

    def function(self):
        function()


lam = lambda function: function()
other = lambda: function()
print([function() for _ in range(3)])
del target
