function go1() { return 1; }
function go2() { return 2; }
function go3() { return 3; }
module.exports = { go1, two: go2, go3 };
