const { thing, single, list } = require('./protos');
thing.a.m(); // X.m
thing.b.c.m(); // Y.m
thing.f().m(); // thing.f, X.m
single.m(); // X.m
list.inner.g().m(); // list.inner.g, Y.m
