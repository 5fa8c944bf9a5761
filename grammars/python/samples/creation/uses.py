from made import Attrs, Base, ByMeta, Deep, Hidden, Model, New, Own, Plain, Point, Point3, Sub

KINDS = {"base": Base}


class Holder:
    kind = Base

    def make(self):
        return self.kind(1)  # kind -> Holder.kind | made.py:Base | made.py:Base.__init__


def uses(key):
    Base(1)  # Base -> made.py:Base | made.py:Base.__init__
    Sub(1)  # Sub -> made.py:Sub | made.py:Base.__init__
    Deep()  # Deep -> made.py:Deep | made.py:Deep.__init__
    Point(1)  # Point -> made.py:Point | made.py:Point.__post_init__
    Point3(1, 2)  # Point3 -> made.py:Point3 | made.py:Point.__post_init__
    Own()  # Own -> made.py:Own | made.py:Own.__init__
    Hidden(1)  # Hidden -> made.py:Hidden
    Attrs(1)  # Attrs -> made.py:Attrs | made.py:Attrs.__attrs_post_init__
    Model()  # Model -> made.py:Model | made.py:Model.model_post_init
    New()  # New -> made.py:New | made.py:New.__new__ | made.py:New.__init__
    ByMeta()  # ByMeta -> made.py:ByMeta | made.py:Meta.__call__
    Plain()  # Plain -> made.py:Plain
    return KINDS[key](3)


def given():
    return Base


def of_result():
    return given()(1)
