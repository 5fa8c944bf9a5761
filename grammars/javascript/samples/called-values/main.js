function first() {}
function second() {}

function returns() {
  return first;
}

const nested = () => () => first();

class Queue {
  constructor(done) {
    this.done = done;
    this.first = first;
  }

  run(flag, given = second) {
    const one = first;
    one(); // one -> first
    const either = flag ? first : second;
    either(); // either -> ? first | second
    given(); // given -> ? second
    this.first();
    this.done(); // done -> Queue.done
    returns()();
    nested()()();
    one.call(null);
  }
}

module.exports = { Queue };
