module.exports = function Promise() {
  return 1;
};
module.exports.later = function later() {
  return new Promise(() => 2); // missing: Promise -> inner-name.cjs:Promise
};
