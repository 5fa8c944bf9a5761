function y1() { return 1; }
function y2() { return 2; }
function y3() { return 3; }
module.exports = { y1, y2, y3 };
