/** The role of a name, as far as a walk can see: only for words in lists of errors. */
export type NameRole =
  | 'typed parameter'
  | 'parameter'
  | 'local variable'
  | 'local function'
  | 'namespace import'
  | 'imported name'
  | 'name of the file';

/** Names by function, innermost last. */
export class NameScopes {
  private readonly stack = [new Map<string, NameRole>()];

  enter(): void {
    this.stack.push(new Map<string, NameRole>());
  }

  leave(): void {
    this.stack.pop();
  }

  get isNested(): boolean {
    return this.stack.length > 1;
  }

  declare(name: string, role: NameRole): void {
    this.stack.at(-1)?.set(name, role);
  }

  roleOf(name: string): NameRole {
    for (let index = this.stack.length - 1; index >= 0; index--) {
      const role = this.stack[index]?.get(name);
      if (role) return role;
    }
    return 'name of the file';
  }
}
