import { SCHEMA_VERSION } from '../model/atlas-index.ts';
import type { Artifact } from '../model/artifact.ts';
import { artifactPath } from '../model/artifact.ts';
import { errorStatus } from '../operations/error-body.ts';
import { inputJsonSchema, type JsonSchema } from '../operations/json-schema.ts';
import type { Operation } from '../operations/operation.ts';

/** What of an artifact's path stands for something, and what for. */
interface StaticPath {
  path: string;
  schema: string;
  summary: string;
}

const address =
  'As a tree or a list of symbols gives it: the path, where all that is not plain ASCII is `~` and two hex digits a byte. Its slashes are not encoded.';

const pathParameters = [
  { name: 'address', description: address, schema: { type: 'string' } },
  { name: 'part', description: 'From 2 on', schema: { type: 'integer', minimum: 2 } },
];

const artifacts: readonly StaticPath[] = [
  {
    path: artifactPath.index,
    schema: 'index',
    summary: 'Commit, counts, coverage, shards of symbols, operations',
  },
  { path: artifactPath.directory(''), schema: 'directory', summary: 'The root directory' },
  { path: artifactPath.directory('{address}'), schema: 'directory', summary: 'One directory' },
  {
    path: artifactPath.directory('{address}', '{part}'),
    schema: 'directory-part',
    summary: 'A further part of a large directory; the first says how many there are',
  },
  { path: artifactPath.file('{address}'), schema: 'file', summary: 'Everything of one file' },
  { path: artifactPath.unseen, schema: 'unseen', summary: 'How much was not read' },
  {
    path: artifactPath.unparsed,
    schema: 'unparsed',
    summary: 'Files that were left out or could not be read, or not wholly',
  },
  { path: artifactPath.dynamic, schema: 'dynamic', summary: 'Where a value says what is called' },
  { path: artifactPath.accuracy, schema: 'accuracy', summary: 'How right certain edges are' },
  { path: artifactPath.cycles, schema: 'cycles', summary: 'Files that import each other in a circle' },
  { path: artifactPath.findings, schema: 'findings', summary: 'What the build could not do' },
  { path: artifactPath.complexity, schema: 'complexity', summary: 'The most complex callables' },
];

/**
 * OpenAPI 3.1: the static JSON that every published atlas has, and the questions that `treeatlas serve` and
 * `treeatlas mcp --http` answer. Schemas are those of `api/v1/schema/`, by relative address.
 */
export function openApiArtifact(operations: readonly Operation[]): Artifact {
  const paths = [
    ...artifacts.map((artifact) => [`/${artifact.path}`, staticPath(artifact)] as const),
    ...operations.map(
      (operation) => [`/tools/${operation.name.replaceAll('_', '-')}`, tool(operation)] as const,
    ),
  ];
  return {
    path: artifactPath.openapi,
    value: {
      openapi: '3.1.0',
      info: {
        title: 'Treeatlas',
        version: String(SCHEMA_VERSION),
        summary: 'A source repository as static JSON, and questions about it',
        description:
          'Everything below /api is a file of a published atlas. Everything below /tools is answered by `treeatlas serve` alone; every operation is also known by its aliases.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      // This document stands two folders below the root of the atlas.
      servers: [{ url: '../..' }],
      tags: [
        { name: 'static', description: 'Files of a published atlas' },
        { name: 'questions', description: 'Answered while `treeatlas serve` or `treeatlas mcp --http` runs' },
      ],
      paths: Object.fromEntries(paths),
      components: {
        responses: {
          Error: {
            description: `What could not be answered, by status: ${statuses()}`,
            content: json(reference('error')),
          },
        },
      },
    },
  };
}

function staticPath({ path, schema, summary }: StaticPath): object {
  const parameters = pathParameters
    .filter(({ name }) => path.includes(`{${name}}`))
    .map((parameter) => ({ ...parameter, in: 'path', required: true }));
  return {
    get: {
      tags: ['static'],
      operationId: `read_${schema}${path === artifactPath.directory('') ? '_root' : ''}`.replaceAll('-', '_'),
      summary,
      parameters,
      responses: {
        200: { description: 'The artifact', content: json(reference(schema)) },
        404: { description: 'The atlas has none there' },
      },
    },
  };
}

function tool(operation: Operation): object {
  const { name, aliases = [], description } = operation;
  const described = aliases.length > 0 ? `${description} Aliases: ${aliases.join(', ')}.` : description;
  const responses = {
    200: { description: 'The answer', content: json(reference(`${name}.output`)) },
    default: { $ref: '#/components/responses/Error' },
  };
  return {
    get: {
      tags: ['questions'],
      operationId: name,
      description: described,
      parameters: parameters(operation),
      responses,
    },
    post: {
      tags: ['questions'],
      operationId: `post_${name}`,
      description: described,
      requestBody: { content: json(reference(`${name}.input`)) },
      responses,
    },
  };
}

/** Lists are given again and again or once with commas; objects as JSON. */
function parameters(operation: Operation): object[] {
  const { properties = {}, required = [] } = inputJsonSchema(operation) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function reference(schema: string): JsonSchema {
  return { $ref: `schema/${schema}.json` };
}

function json(schema: JsonSchema): object {
  return { 'application/json': { schema } };
}

function statuses(): string {
  return Object.entries(errorStatus)
    .map(([code, status]) => `${status} ${code}`)
    .join(', ');
}
