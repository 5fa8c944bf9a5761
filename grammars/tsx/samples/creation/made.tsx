// What runs when an instance is made: constructors, own and inherited, and what a framework runs on components.
import React, { Component } from 'react';
import { init } from './helper';

export class Base {
  constructor(n: number) {
    init(n);
  }
  static make() {
    return new this(1); // this -> Base | Base.constructor
  }
  again() {
    return new (this.constructor as typeof Base)(2);
  }
}
export class Sub extends Base {}
export class Deep extends Sub {
  constructor() {
    super(1); // super -> Sub | Base.constructor
  }
}
export class Field {
  f = init(1);
}
export class Overloaded {
  constructor(a: string);
  constructor(a: number);
  constructor(a: string | number) {
    init(a);
  }
}
export class View extends Component {
  render() {
    return init(3);
  }
}
export class Pure extends React.PureComponent {
  componentDidMount() {
    init(4);
  }
  render() {
    return null;
  }
}
/** Not of a framework: nothing says who calls it. */
export class Chart extends Base {
  render() {}
}
export const kinds = { base: Base };
export const Alias = Sub;
