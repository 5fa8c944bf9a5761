import { Lamp } from './lamp.js';

Lamp.prototype.on = function () {
  return new Bright();
};
Lamp.prototype.blink = function () {
  this.off(); // Lamp.off
};
class Bright {
  shine() {}
}
