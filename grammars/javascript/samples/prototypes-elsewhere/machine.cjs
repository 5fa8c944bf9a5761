function Machine() {}
Machine.prototype.turn = function () {
  return this.halt(); // Machine.halt
};
module.exports = Machine;
