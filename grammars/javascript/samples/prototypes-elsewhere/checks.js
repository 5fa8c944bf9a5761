import { Robot } from './robot.js';

// A part of the class in another file.
Robot.prototype.check = function () {
  return this.parts.length; // Robot.parts
};
Object.assign(Robot.prototype, {
  stop() {
    return this.check(); // Robot.check
  },
});

export function run() {
  const robot = new Robot(); // Robot
  robot.start(); // Robot.start
  robot.check(); // Robot.check
  robot.stop(); // Robot.stop
}
