interface State {
  open(): void;
}

interface Door {
  open(): void;
}

interface Options {
  methods: { [name: string]: () => void } & ThisType<State>;
}

function define(options: Options): Options {
  return options;
}

/** A type may declare what `this` is in the methods of an object, which have no such member themselves. */
export const store = define({
  methods: {
    run() {
      this.open(); // State.open
    },
  },
});

export function pass(door: Door): void {
  door.open(); // Door.open
}
