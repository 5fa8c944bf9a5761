import { Lamp } from './lamp.js';

// Which of the two files is loaded last is not known.
Lamp.prototype.on = function () {
  return new Dark();
};
// It replaces the one of the file that declares the function.
Lamp.prototype.dim = function () {};
class Dark {
  hide() {}
}

const lamp = new Lamp(); // Lamp
lamp.on().hide(); // ? bright.js:Lamp.on | dark.js:Lamp.on, Dark.hide
lamp.dim(); // ? dark.js:Lamp.dim | lamp.js:Lamp.dim
lamp.blink(); // Lamp.blink
