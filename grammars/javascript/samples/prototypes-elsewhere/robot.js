export function Robot() {
  this.parts = [];
}
Robot.prototype.start = function () {
  return this.check(); // Robot.check
};
