import { Timer } from './timer.js';

Object.assign(Timer.prototype, {
  ring: () => 1,
  'knock': function () {
    return this.ring(); // Timer.ring
  },
});
new Timer().knock(); // Timer.knock
