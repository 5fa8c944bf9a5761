function o1() { return 1; }
module.exports = { o1 };
