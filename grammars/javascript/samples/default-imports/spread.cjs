function n1() { return 1; }
function n2() { return 2; }
module.exports = { n1, ...require('./rest.cjs') };
module.exports.n2 = n2;
