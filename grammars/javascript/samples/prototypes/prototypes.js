/** Defines a class by its prototype. */
function Animal(name) {
  this.name = name;
  this.speak();
}

/** Speaks. */
Animal.prototype.speak = function () {
  return this.name + this.walk();
};
Animal.prototype.walk = function walk() {
  walk();
};
Animal.create = function (name) {
  return new Animal(name);
};

Animal.create('x').speak();
new Animal('y').walk();
var animal = new Animal('z');
animal.speak();

Animal.prototype = {
  run: function () {
    this.walk();
  },
};

var app = (exports = module.exports = {});
app.handle = function handle(req) {
  this.route(req);
  app.route(req);
};
app.route = (req) => req;

(function () {
  var hidden = function () {};
  hidden();
  animal.speak();
})();
