import * as z from 'zod';

/*
 * The part of SARIF 2.1.0 that we write, by hand: no package has the official schema alone, and it has 110 KB. Members that the
 * schema does not know are refused.
 */
const text = z.strictObject({ text: z.string().min(1) });
const level = z.enum(['none', 'note', 'warning', 'error']);
const properties = z.record(z.string(), z.unknown());

const artifactLocation = z.strictObject({
  uri: z.string().regex(/^[\w.!~*'()%/-]+$/),
  uriBaseId: z.literal('SRCROOT'),
});
const region = z.strictObject({
  startLine: z.int().min(1),
  startColumn: z.int().min(1).optional(),
  endLine: z.int().min(1).optional(),
  endColumn: z.int().min(1).optional(),
});
const location = z.strictObject({
  id: z.int().min(0).optional(),
  physicalLocation: z.strictObject({ artifactLocation, region: region.optional() }),
  logicalLocations: z.array(z.strictObject({ name: z.string(), fullyQualifiedName: z.string() })).optional(),
});

const rule = z.strictObject({
  id: z.string(),
  name: z.string().regex(/^[A-Z][A-Za-z]+$/),
  shortDescription: text,
  fullDescription: text,
  help: text,
  defaultConfiguration: z.strictObject({ level }),
  properties,
});

const result = z.strictObject({
  ruleId: z.string(),
  ruleIndex: z.int().min(0),
  level,
  message: text,
  locations: z.array(location),
  relatedLocations: z.array(location).optional(),
  partialFingerprints: z.record(z.string(), z.string()),
  suppressions: z
    .array(
      z.strictObject({
        kind: z.literal('external'),
        status: z.literal('accepted'),
        justification: z.string(),
      }),
    )
    .optional(),
  properties: properties.optional(),
});

const run = z.strictObject({
  tool: z.strictObject({
    driver: z.strictObject({ name: z.string(), version: z.string(), rules: z.array(rule) }),
  }),
  automationDetails: z.strictObject({ id: z.string() }),
  columnKind: z.literal('utf16CodeUnits'),
  originalUriBaseIds: z.strictObject({ SRCROOT: z.strictObject({ description: text }) }),
  versionControlProvenance: z
    .array(
      z.strictObject({
        repositoryUri: z.url(),
        revisionId: z.string(),
        branch: z.string().optional(),
        mappedTo: z.strictObject({ uriBaseId: z.literal('SRCROOT') }),
      }),
    )
    .optional(),
  invocations: z.array(
    z.strictObject({
      executionSuccessful: z.boolean(),
      toolExecutionNotifications: z.array(
        z.strictObject({
          descriptor: z.strictObject({ id: z.string() }),
          level,
          message: text,
          locations: z.array(location).optional(),
        }),
      ),
    }),
  ),
  results: z.array(result),
});

export const SarifLog = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.tuple([run]),
});
