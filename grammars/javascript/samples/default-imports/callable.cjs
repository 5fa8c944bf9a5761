module.exports = function shape(n) { return n > 0 ? shape(n - 1) : 1; }; // shape -> shape
module.exports.extra = function () { return 2; };
