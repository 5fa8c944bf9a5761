const Cart = require('./cart');
const Order = require('./order');
const Basket = require('./anonymous');

new Cart().total(); // total -> Cart.total
new Cart().count(); // count -> Cart.count
new Order().refund(); // refund -> Order.refund
new Order.Line().price(); // price -> Line.price
new Order.Shop().open(); // open -> Shop.open
new Basket().empty(); // empty -> default.empty
new Basket().count(); // count -> Cart.count

const proto = Cart.prototype;
proto.clear = function () {
  this.count(); // count -> Cart.count
};
new Cart().clear(); // clear -> Cart.clear
