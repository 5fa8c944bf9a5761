import Basket from './Basket.svelte'; // Basket -> Basket
import { render } from '@testing-library/svelte';

test('basket', () => {
  render(Basket); // Basket -> Basket
});
