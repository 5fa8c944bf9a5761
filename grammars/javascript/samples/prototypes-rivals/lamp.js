export function Lamp() {}
Lamp.prototype.off = function () {};
Lamp.prototype.dim = function () {};
