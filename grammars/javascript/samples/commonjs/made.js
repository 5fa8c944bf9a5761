module.exports = class Made {
  go() {}
};
new module.exports().go(); // Made.go
