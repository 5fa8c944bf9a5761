exports['g1'] = function () { return 1; };
function g2() { return 2; }
module.exports['g-2'] = g2;
