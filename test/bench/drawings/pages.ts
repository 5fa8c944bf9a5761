/** A repository of the accuracy benchmark. */
export type Repository = 'rxjs' | 'rich' | 'gin' | 'gson';

export interface DrawingPage {
  /** Names its picture. */
  name: string;
  repository: Repository;
  language: string;
  /** The subject of the drawing, in words of the table. */
  subject: string;
  /** Path of the page, below the root of the atlas. */
  path: string;
  /** The same before drawings were by Mermaid and ELK. Default: `path`. */
  oldPath?: string;
  /** Whether it was in a fold with this heading then. Default: it was in view or below it. */
  oldFold?: 'Call graph' | 'Diagram';
  /** False if there was no drawing. References inside a package of Go were in none. */
  wasDrawn?: false;
}

const gsonFolder = 'com/google/gson';

/** Ten graphs of four languages: symbols, classes, files, directories, maps and graphs of symbols. */
export const drawingPages: readonly DrawingPage[] = [
  {
    name: 'function',
    repository: 'rxjs',
    language: 'TypeScript',
    subject: 'function innerFrom',
    path: 'file/src/internal/observable/innerFrom.ts~/innerFrom.html',
    oldPath: 'file/src/internal/observable/innerFrom.ts~ref.html#.innerFrom',
    oldFold: 'Call graph',
  },
  {
    name: 'directory',
    repository: 'rxjs',
    language: 'TypeScript',
    subject: 'directory src/internal/scheduler',
    path: 'tree/src/internal/scheduler/index.html',
  },
  {
    name: 'class-graph',
    repository: 'rxjs',
    language: 'TypeScript',
    subject: 'graph of class Subscriber',
    path: symbolGraph('src/internal/Subscriber.ts', 'Subscriber'),
  },
  {
    name: 'class',
    repository: 'rich',
    language: 'Python',
    subject: 'class Table',
    path: 'file/rich/table.py~/Table.html',
    oldPath: 'file/rich/table.py~ref-Table.html#.Table',
    oldFold: 'Call graph',
  },
  {
    name: 'file',
    repository: 'rich',
    language: 'Python',
    subject: 'file rich/text.py',
    path: 'file/rich/text.py.html',
    oldFold: 'Diagram',
  },
  { name: 'map', repository: 'rich', language: 'Python', subject: 'map', path: 'explore.html' },
  {
    name: 'go-directory',
    repository: 'gin',
    language: 'Go',
    subject: 'directory binding',
    path: 'tree/binding/index.html',
    wasDrawn: false,
  },
  {
    name: 'go-graph',
    repository: 'gin',
    language: 'Go',
    subject: 'graph of type RouterGroup',
    path: symbolGraph('routergroup.go', 'RouterGroup'),
  },
  {
    name: 'java-class',
    repository: 'gson',
    language: 'Java',
    subject: 'class JsonReader',
    path: `file/${gsonFolder}/stream/JsonReader.java~/JsonReader.html`,
    oldPath: `file/${gsonFolder}/stream/JsonReader.java~ref-JsonReader.html#.JsonReader`,
    oldFold: 'Call graph',
  },
  { name: 'java-map', repository: 'gson', language: 'Java', subject: 'map', path: 'explore.html' },
];

function symbolGraph(path: string, symbol: string): string {
  return `explore.html?view=symbols&symbol=${encodeURIComponent(`${path}::${symbol}`)}`;
}
