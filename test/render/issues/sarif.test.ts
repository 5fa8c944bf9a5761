import { describe, expect, it } from 'vitest';
import { githubAnnotations } from '../../../src/render/issues/github-annotations.ts';
import { issueRuleNames } from '../../../src/render/issues/issue-rules.ts';
import type { Issue } from '../../../src/render/issues/issue.ts';
import { sarifText } from '../../../src/render/issues/sarif.ts';
import { hostileNames } from '../export-files.ts';
import { SarifLog } from './sarif-schema.ts';

function issue(overrides: Partial<Issue> = {}): Issue {
  return {
    rule: 'generic_function',
    level: 'error',
    message: 'A message.',
    place: { path: 'src/a.ts', span: [2, 17, 2, 24] },
    symbol: { id: 'function:src/a.ts:run', name: 'run' },
    key: 'function:src/a.ts:run',
    ...overrides,
  };
}

function log(issues: readonly Issue[], source?: { url: string; commit: string; branch: string | null }) {
  return SarifLog.parse(JSON.parse(sarifText({ issues, notices: [], version: '1.2.3', source }))).runs[0];
}

const fingerprints = (issues: readonly Issue[]): string[] =>
  log(issues).results.map(({ partialFingerprints }) => partialFingerprints['treeatlasIssue/v1'] ?? '');

describe('the SARIF log', () => {
  it('has the place, the rule and the level of an issue', () => {
    const { results, tool } = log([issue()]);
    expect(results[0]).toMatchObject({
      ruleId: 'generic_function',
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'src/a.ts', uriBaseId: 'SRCROOT' },
            region: { startLine: 2, startColumn: 17, endLine: 2, endColumn: 24 },
          },
          logicalLocations: [{ name: 'run', fullyQualifiedName: 'function:src/a.ts:run' }],
        },
      ],
    });
    expect(tool.driver.rules[results[0]!.ruleIndex]?.id).toBe('generic_function');
    expect(tool.driver.rules.map(({ id }) => id)).toEqual(issueRuleNames);
  });

  it('keeps fingerprints when code moves, and tells equal issues apart', () => {
    const moved = issue({ place: { path: 'src/a.ts', span: [90, 1, 90, 8] }, message: 'Another text.' });
    expect(fingerprints([moved])).toEqual(fingerprints([issue()]));
    const same = fingerprints([issue(), issue(), issue({ rule: 'function_size' })]);
    expect(new Set(same).size).toBe(3);
  });

  it('marks suppressed issues with the reason', () => {
    const [plain, suppressed] = log([issue(), issue({ suppressedBecause: 'it is an example' })]).results;
    expect(plain?.suppressions).toBeUndefined();
    expect(suppressed?.suppressions).toEqual([
      { kind: 'external', status: 'accepted', justification: 'it is an example' },
    ]);
  });

  it('names the commit only if others can get it', () => {
    expect(log([]).versionControlProvenance).toBeUndefined();
    const source = { url: 'https://example.org/a/b', commit: 'c0ffee', branch: null };
    expect(log([], source).versionControlProvenance).toMatchObject([
      { repositoryUri: source.url, revisionId: 'c0ffee' },
    ]);
  });

  it('is valid for places without a region, directories, and any names', () => {
    const paths = hostileNames.filter(Boolean);
    const { results } = log([
      issue({ rule: 'directory_size', place: { path: '', isDirectory: true } }),
      issue({ rule: 'directory_size', place: { path: 'src', isDirectory: true } }),
      issue({ place: { path: 'a.ts', span: [3, 1, 3, 1] } }),
      ...paths.map((path) => issue({ place: { path }, message: path, related: paths })),
    ]);
    const uris = results.map(
      ({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri ?? 'missing',
    );
    expect(uris.slice(0, 2)).toEqual(['./', 'src/']);
    expect(results[2]?.locations[0]?.physicalLocation.region).toEqual({ startLine: 3 });
    // A name with a colon would be read as a scheme.
    expect(uris.slice(3).filter((uri) => uri.includes(':'))).toEqual([]);
    expect(decodeURIComponent(uris[4] ?? '')).toBe('with space');
  });
});

describe('annotations for GitHub', () => {
  const lines = (...issues: Issue[]): string[] => [...githubAnnotations(issues)];

  it('name the lines; columns of places in one line only, the last one inclusive', () => {
    expect(lines(issue())).toEqual([
      '::error file=src/a.ts,line=2,endLine=2,col=17,endColumn=23,title=Generic name of a function (generic_function)::A message.\n',
    ]);
    expect(lines(issue({ place: { path: 'a', span: [2, 3, 4, 1] } }))[0]).toContain(
      'file=a,line=2,endLine=4,title=',
    );
  });

  it('have no file for a directory', () => {
    const [line] = lines(issue({ level: 'note', place: { path: 'src', isDirectory: true } }));
    expect(line).toMatch(/^::notice title=/);
  });

  it('escape what ends a property or a command', () => {
    const [line = ''] = lines(
      issue({ place: { path: 'a,b:c%\n.ts' }, message: '100 % of\r\n::error::it\u001b[31m' }),
    );
    expect(line).toContain(' file=a%2Cb%3Ac%25%0A.ts,title=');
    expect(line).toContain('::100 %25 of%0D%0A::error::it\\u001b[31m\n');
    expect(line.split('\n')).toHaveLength(2);
  });

  it('omit suppressed issues', () => {
    expect(lines(issue({ suppressedBecause: 'kept' }))).toEqual([]);
  });
});
