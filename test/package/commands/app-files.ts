const cart = `import { round } from './money.ts';

/** The things that a customer buys. */
export class Cart {
  private readonly prices: number[] = [];

  add(price: number): void {
    this.prices.push(price);
  }

  total(): number {
    let sum = 0;
    for (const price of this.prices) sum += price;
    return round(sum - this.discount(sum));
  }

  /** The discount that is taken off the sum. */
  private discount(sum: number): number {
    return sum > 100 ? sum / 10 : 0;
  }
}

export interface User {
  id: number;
}

const users = new Map<number, User>();

export function getUserById(id: number): User | undefined {
  return users.get(id);
}

export function load(text: string): void {
  try {
    add(JSON.parse(text) as User);
  } catch (error) {}
}

export function add(user: User): void {
  users.set(user.id, user);
}
`;

/** The repository that the documents have in mind. Their commands name its files, symbols, lines and tag. */
export const appFiles: Readonly<Record<string, string>> = {
  'README.md': '# App\n\nA shop.\n',
  'src/cart.ts': cart,
  'src/money.ts': 'export function round(amount: number): number {\n  return Math.round(amount);\n}\n',
  'src/main.ts':
    "import { Cart } from './cart.ts';\n\nexport function main(): number {\n  return new Cart().total();\n}\n\nmain();\n",
  'test/cart.test.ts': "import { Cart } from '../src/cart.ts';\n\nnew Cart().total();\n",
};

/** The files at the tag `v1.0`. */
export const releasedFiles: Readonly<Record<string, string>> = {
  ...appFiles,
  'src/money.ts': 'export function round(amount: number): number {\n  return amount;\n}\n',
};
