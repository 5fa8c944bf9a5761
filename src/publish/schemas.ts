import type { z } from 'zod';
import { artifactSchemas } from '../model/artifact-schema.ts';
import { artifactPath, type Artifact } from '../model/artifact.ts';
import { ErrorBody } from '../operations/error-body.ts';
import { inputJsonSchema, outputJsonSchema, schemaOf } from '../operations/json-schema.ts';
import { openApiArtifact } from './openapi.ts';
import type { Operation } from '../operations/operation.ts';

/** JSON Schemas of every artifact, and of the input and output of every operation; the document of all of them. */
export function schemaArtifacts(operations: readonly Operation[]): Artifact[] {
  return [
    openApiArtifact(operations),
    ...Object.entries(artifactSchemas).map(([name, schema]) => document(name, schema, 'output')),
    document('error', ErrorBody, 'output'),
    ...operations.flatMap((operation) => [
      { path: artifactPath.schema(`${operation.name}.input`), value: inputJsonSchema(operation) },
      { path: artifactPath.schema(`${operation.name}.output`), value: outputJsonSchema(operation) },
    ]),
  ];
}

function document(name: string, schema: z.ZodType, io: 'input' | 'output'): Artifact {
  return { path: artifactPath.schema(name), value: schemaOf(schema, io) };
}
