import def from './objects';
def.a.b.m(); // X.m
def.f().m(); // default.f, X.m
def.g().m(); // default.g, Y.m
def.deep.h().m(); // default.deep.h, X.m
const { a: { b } } = def;
b.m(); // X.m
