import { Alias, Base, Chart, Deep, Field, kinds, Overloaded, Pure, Sub, View } from './made';

export function uses(key: 'base') {
  new Base(1); // Base -> made.tsx:Base | made.tsx:Base.constructor
  new Sub(1); // Sub -> made.tsx:Sub | made.tsx:Base.constructor
  new Deep(); // Deep -> made.tsx:Deep | made.tsx:Deep.constructor
  new Field(); // Field -> made.tsx:Field
  new Overloaded(1); // Overloaded -> made.tsx:Overloaded | made.tsx:Overloaded.constructor
  new Chart(1); // Chart -> made.tsx:Chart | made.tsx:Base.constructor
  new Alias(2); // Alias -> made.tsx:Alias | made.tsx:Sub | made.tsx:Base.constructor
  new kinds[key](2);
  const view = <View />; // View -> made.tsx:View | made.tsx:View.render
  const pure = <Pure></Pure>; // Pure -> made.tsx:Pure | made.tsx:Pure.render | made.tsx:Pure.componentDidMount
  return [view, pure];
}
