// An exported constructor, whose expression has a name of its own.
var Token = (exports = module.exports = function Token(type) {
  this.type = type;
});

Token.prototype.inspect = function () {
  return this.type; // type -> Token.type
};

Token.prototype.toString = function () {
  return this.inspect(); // inspect -> Token.inspect
};

var Plain = module.exports.Plain = function Inner(size) {
  this.size = size;
};

Plain.prototype.grow = function () {
  return this.size; // size -> Plain.size
};
