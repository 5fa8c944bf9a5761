import type { AtlasIndex } from '../../model/atlas-index.ts';
import { baseName } from '../../model/path.ts';

export interface ExampleQueries {
  /** A line of a file: `cart.ts:12`. */
  line: string;
  /** Only symbols of a kind: `class:Cart`. */
  kind: string;
  /** Only tests: `test:cart`. */
  tests: string;
}

/** Examples of what the palette understands, with names of the repository. */
export function exampleQueries({ topModules, topSymbols }: AtlasIndex): ExampleQueries {
  const [file] = topModules;
  const symbol = topSymbols.find(({ kind }) => kind === 'class') ?? topSymbols[0];
  const fileName = file ? baseName(file.path) : 'file';
  return {
    line: `${fileName}:12`,
    kind: symbol ? `${symbol.kind}:${symbol.name}` : 'class:Name',
    tests: `test:${symbol?.name ?? 'name'}`,
  };
}
