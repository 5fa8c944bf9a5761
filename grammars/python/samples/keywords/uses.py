import dataclasses

from models import Below, Copied, Deep, Foreign, Model, Movie, Open, Pair, Plain, Point, Runner


def make(point: Point, model: Model, pair: Pair):
    Point(x=1, y=2)
    Deep(x=1, z=2)
    Pair(left=1)
    Model(name="a")
    Plain(x=1, size=2)
    Below(size=3)
    # The constructor does not keep it.
    Plain(other=1)
    # What the constructor does with it is not known.
    Open(limit=2)
    Foreign(field=2)
    # The library has the constructor.
    Runner(daemon=False)
    # A parameter is no field.
    Copied().copy(x=1)
    make(point=point, model=model, pair=pair)
    dataclasses.replace(point, x=4)
    pair._replace(left=2)
    model.model_copy(update={"name": "b"})
    match point:
        case Point(x=0, y=high):
            return high


def movies(movie: Movie) -> Movie:
    movie["title"] = "a"
    print(movie["title"])
    plain = {"title": "b"}
    plain["title"] = "c"
    several: list[Movie] = [{"title": "d"}]
    movies({"title": "e"})
    movies(several[0])
    Movie(title="f")
    return {"title": "g"}
