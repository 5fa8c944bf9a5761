exports = module.exports = function Order() {};

exports.prototype.pay = function () {};

const p = exports.prototype;
p.refund = function () {
  this.pay(); // pay -> Order.pay
};

// The same name in a function stands for another prototype.
(function () {
  var p = Line.prototype;
  p.price = function () {
    return this.tax(); // tax -> Line.tax
  };
  p.tax = () => 1;
})();

function Line() {}
module.exports.Line = Line;

exports.Shop = function () {};
exports.Shop.prototype.open = function () {};
