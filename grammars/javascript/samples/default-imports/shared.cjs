const api = module.exports = {};
api.i1 = function () { return 1; };
function i2() { return 1; }
api.i2 = i2;
