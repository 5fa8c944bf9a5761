function go1() { return 1; }
exports.go1 = go1;
exports.go2 = function () { return 2; };
module.exports.go3 = () => 3;
