import { SCHEMA_VERSION } from '../model/atlas-index.ts';
import type { Artifact } from '../model/artifact.ts';
import { artifactPath } from '../model/artifact.ts';
import { errorStatus } from '../operations/error-body.ts';
import type { JsonSchema } from '../operations/json-schema.ts';
import { selectableInput } from '../operations/select-input.ts';
import type { Operation } from '../operations/operation.ts';

/** An artifact in the published atlas. `path` may contain parameters in braces. */
interface StaticPath {
  path: string;
  schema: string;
  summary: string;
}

const address =
  'The address from a tree or a list of symbols: the path, in which bytes other than plain ASCII are written as `~` and two hex digits. Slashes are not encoded.';

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
  {
    path: artifactPath.file('{address}'),
    schema: 'file',
    summary: 'Symbols, references and source of one file',
  },
  {
    path: artifactPath.view('{address}'),
    schema: 'view',
    summary: 'Highlighting and local names of one file: for pages; not needed to read the code',
  },
  { path: artifactPath.coverageGaps, schema: 'coverage-gaps', summary: 'Coverage gaps by language family' },
  {
    path: artifactPath.incompleteFiles,
    schema: 'incomplete-files',
    summary: 'Skipped files, and files that could not be fully parsed',
  },
  {
    path: artifactPath.namesInSkipped,
    schema: 'names-in-skipped',
    summary: 'Names without a symbol that skipped files contain',
  },
  {
    path: artifactPath.dynamicCalls,
    schema: 'dynamic-calls',
    summary: 'Dynamic calls, such as `obj[name]()`',
  },
  { path: artifactPath.accuracy, schema: 'accuracy', summary: 'Accuracy of resolved references' },
  { path: artifactPath.cycles, schema: 'cycles', summary: 'Import cycles' },
  { path: artifactPath.findings, schema: 'findings', summary: 'Problems of the build' },
  { path: artifactPath.complexity, schema: 'complexity', summary: 'The most complex callables' },
];

/**
 * Returns an OpenAPI 3.1 document of the JSON in every atlas and of the given operations: none for a published atlas, since a static
 * host answers none; all for a server. It refers to the schemas in `api/v1/schema/` by relative URLs.
 */
export function openApiArtifact(operations: readonly Operation[]): Artifact {
  const isServer = operations.length > 0;
  const paths = [
    ...artifacts.map((artifact) => [`/${artifact.path}`, staticPath(artifact)] as const),
    ...operations.map(
      (operation) => [`/tools/${operation.name.replaceAll('_', '-')}`, tool(operation)] as const,
    ),
    ...(isServer ? [['/ingest/status/{runId}', ingestStatus] as const] : []),
  ];
  return {
    path: artifactPath.openapi,
    value: {
      openapi: '3.1.0',
      info: {
        title: 'Treeatlas',
        version: String(SCHEMA_VERSION),
        summary: 'A source repository as static JSON, and operations on it',
        description: isServer
          ? 'Paths below /api are the files of an atlas. Paths below /tools are operations; each is also answered under the tool names that its description lists.'
          : 'The files of a published atlas. `operations` in api/v1/index.json says which file answers which question, with an example; the other operations need `treeatlas serve` or `treeatlas mcp`, which describe them in their own OpenAPI document.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      // This document is two folders below the root of the atlas.
      servers: [{ url: '../..' }],
      tags: [
        { name: 'static', description: 'Files of a published atlas' },
        ...(isServer ? [{ name: 'operations', description: 'Answered by this server' }] : []),
      ],
      paths: Object.fromEntries(paths),
      components: {
        responses: {
          Error: {
            description: `Errors, by status: ${statuses()}`,
            content: json(reference('error', 'artifacts')),
          },
        },
      },
    },
  };
}

const count = { type: 'integer', minimum: 0 };

const run = {
  type: 'object',
  required: ['runId', 'state', 'phase', 'done', 'total', 'startedAt', 'finishedAt', 'error'],
  properties: {
    runId: { type: 'string' },
    state: { enum: ['queued', 'running', 'done', 'failed', 'cancelled'] },
    phase: { type: 'string', description: 'The current stage, for people' },
    done: count,
    total: { ...count, description: '0 if it is not known' },
    startedAt: { type: 'string', format: 'date-time' },
    finishedAt: { type: ['string', 'null'], format: 'date-time' },
    ast: {
      type: 'object',
      description: 'Present when the run is done',
      required: ['supportedFileCount', 'skippedFileCount', 'failedFileCount'],
      properties: {
        supportedFileCount: count,
        skippedFileCount: count,
        failedFileCount: count,
        lastIndexedAt: { type: 'string', format: 'date-time' },
      },
    },
    error: { type: ['string', 'null'] },
  },
};

const ingestStatus = {
  get: {
    tags: ['operations'],
    operationId: 'ingest_status',
    summary: 'The state of a run: how far the repository is read',
    description:
      'Runs are the first reading, those after changes, and those that `index` asks for. As server-sent events (`Accept: text/event-stream` or `?events`), the states until the run ends.',
    parameters: [
      {
        name: 'runId',
        in: 'path',
        required: true,
        description: 'The id of a run, or `latest`',
        schema: { type: 'string' },
      },
      { name: 'events', in: 'query', schema: { type: 'string' }, allowEmptyValue: true },
      { name: 'repository', in: 'query', schema: { type: 'string' } },
    ],
    responses: {
      200: {
        description: 'The state of the run',
        content: {
          'application/json': { schema: run },
          'text/event-stream': { schema: { type: 'string' } },
        },
      },
      default: { $ref: '#/components/responses/Error' },
    },
  },
};

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
        200: { description: 'The artifact', content: json(reference(schema, 'artifacts')) },
        404: { description: 'The atlas has no such artifact' },
      },
    },
  };
}

function tool(operation: Operation): object {
  const { name, contracts = [], description } = operation;
  const names = contracts.flatMap((contract) => contract.names);
  const described =
    names.length > 0 ? `${description} Also under the names and fields of ${names.join(', ')}.` : description;
  const responses = {
    200: { description: 'The answer', content: json(reference(`${name}.output`, 'operations')) },
    default: { $ref: '#/components/responses/Error' },
  };
  return {
    get: {
      tags: ['operations'],
      operationId: name,
      description: described,
      parameters: parameters(operation),
      responses,
    },
    post: {
      tags: ['operations'],
      operationId: `post_${name}`,
      description: described,
      requestBody: { content: json(reference(`${name}.input`, 'operations')) },
      responses,
    },
  };
}

/** Returns the query parameters. A list is a repeated parameter or comma-separated; an object is JSON. */
function parameters(operation: Operation): object[] {
  const { properties = {}, required = [] } = selectableInput(operation) as {
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

/** The files of schemas. */
export type SchemaFile = 'artifacts' | 'operations';

function reference(schema: string, file: SchemaFile): JsonSchema {
  return { $ref: `schema/${file}.json#/$defs/${schema}` };
}

function json(schema: JsonSchema): object {
  return { 'application/json': { schema } };
}

function statuses(): string {
  return Object.entries(errorStatus)
    .map(([code, status]) => `${status} ${code}`)
    .join(', ');
}
