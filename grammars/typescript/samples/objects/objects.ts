/** Handlers. */
export const handlers = {
  /** Opens. */
  open() {
    return this.close();
  },
  close: () => helper(),
  async load(): Promise<void> {},
  get size() {
    return 1;
  },
  'with-quotes': function () {},
  helper,
  nested: {
    deep() {
      helper();
    },
  },
  value: 3,
  [computed()]: 1,
};

function helper(): void {}
function computed(): string {
  return 'x';
}

handlers.open();
handlers.close();
handlers.nested.deep();
handlers.helper();
handlers['with-quotes']();
handlers.size;

const frozen = Object.freeze({
  inside() {},
});
frozen.inside();

export default {
  start() {
    handlers.open();
  },
};

function factory() {
  return {
    made() {
      helper();
    },
  };
}
factory().made();

call({
  callback() {
    helper();
  },
});
function call(_: object): void {}
const typed = { run(): void {} } satisfies object;
typed.run();
const asConst = { walk(): void {} } as const;
asConst.walk();
