// Modules that tests load or replace by name.
jest.mock('./shop');
vi.mock(/* a */ `./shop`, () => ({ price() {} }));
vi.mock(import('./shop'));
async function whole() {
  const shop = await vi.importActual('./shop');
  shop.price(); // price
  const { rate } = await vi.importActual(/* all of it */ './shop');
  rate(); // rate
}
const actual = jest.requireActual('./shop');
actual.rate(); // rate
