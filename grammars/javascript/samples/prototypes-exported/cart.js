module.exports = Cart;

function Cart() {
  this.items = [];
}

module.exports.prototype.total = function () {
  return this.items.length; // items -> Cart.items
};

var proto = module.exports.prototype;
proto.count = function () {
  return this.total(); // total -> Cart.total
};
