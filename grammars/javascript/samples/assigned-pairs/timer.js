export function Timer() {}

Object.assign(Timer.prototype, {
  /** Starts it. */
  start: () => 1,
  stop: function () {
    return this.reset(); // Timer.reset
  },
  async pause() {},
  *ticks() {},
  steps: function* () {},
  reset() {},
  interval: 20,
});

export function run() {
  const timer = new Timer(); // Timer
  timer.start(); // Timer.start
  timer.stop(); // Timer.stop
  timer.reset(); // Timer.reset
  timer.pause(); // Timer.pause
  timer.ticks(); // Timer.ticks
  timer.steps(); // Timer.steps
}

// Functions in the object of another call are no members of a type.
register({
  handle: () => 1,
  close() {},
});
