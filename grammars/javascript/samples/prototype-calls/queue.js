module.exports = Queue;

function Queue() {}
Queue.prototype.add = function (item) {
  this.schedule(item);
};
Queue.prototype.schedule = function () {};
