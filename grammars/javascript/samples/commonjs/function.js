module.exports = function create(options) {
  return new Thing(options);
};
class Thing {
  go() {}
}
module.exports.Thing = Thing;
