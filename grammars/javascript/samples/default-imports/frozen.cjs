function j1() { return 1; }
function j2() { return 2; }
module.exports = Object.freeze({ j1, j2 });
