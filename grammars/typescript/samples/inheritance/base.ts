export interface Named {
  name: string;
  rename(to: string): void;
}

export class Base implements Named {
  name = '';
  rename(to: string): void {
    this.name = to;
    this.changed();
  }
  changed(): void {}
  static make(): Base {
    return new this();
  }
}
