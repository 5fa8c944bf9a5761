class Query {
  where(): this {
    return this;
  }
  limit() {
    return this;
  }
  run(): void {}
}
class Select extends Query {
  columns(): this {
    return this;
  }
  override run(): void {}
}
class Other {
  where(): this {
    return this;
  }
  limit(): void {}
  columns(): void {}
  run(): void {}
}
new Select().where().limit().columns().run(); // Query.where, Query.limit, Select.columns, Select.run
new Query().where().limit().run(); // Query.where, Query.limit, Query.run

// A declared type of `this`.
function bound(this: Select) {
  this.columns(); // Select.columns
}
const holder = {
  own(): void {},
  run() {
    this.own(); // holder.own
    const inner = () => this.own(); // holder.own
    inner();
  },
};
class Timer {
  tick(): void {}
  start() {
    setTimeout(() => this.tick(), 1); // Timer.tick
    const self = this;
    setTimeout(function () {
      self.tick(); // Timer.tick
    }, 1);
  }
  static create() {
    return new this();
  }
}
Timer.create().tick(); // Timer.tick
bound.call(new Select());
holder.run(); // holder.run
