module.exports = class Made {
  go() {}
};
new module.exports().go(); // go -> default.go
