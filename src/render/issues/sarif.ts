import { shortHash } from '../../model/hash.ts';
import type { Span } from '../../model/position.ts';
import { printable } from '../printable.ts';
import { issueRuleNames, issueRuleText } from './issue-rules.ts';
import type { Issue, IssueNotice, IssuePlace, IssueReport } from './issue.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** Stands for the root of the repository, wherever it is checked out. */
const ROOT = 'SRCROOT';
/** The way in which fingerprints are made. Another way needs another name. */
const FINGERPRINT = 'treeatlasIssue/v1';

/** Returns the text of `sarifLog`. */
export function sarifText(report: IssueReport): string {
  return `${printable(JSON.stringify(sarifLog(report), null, 2))}\n`;
}

/** Returns a log in SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/) with one run. */
function sarifLog({ issues, notices, category = 'treeatlas', version, source }: IssueReport): object {
  const count = createCounter();
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Treeatlas', version, rules: issueRuleNames.map(ruleDescriptor) } },
        automationDetails: { id: `${category}/` },
        columnKind: 'utf16CodeUnits',
        // Without a URI: a path of this machine would mean nothing on another one.
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
        ...(source && {
          versionControlProvenance: [
            {
              repositoryUri: source.url,
              revisionId: source.commit,
              ...(source.branch === null ? {} : { branch: source.branch }),
              mappedTo: { uriBaseId: ROOT },
            },
          ],
        }),
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: notices.map(notification) }],
        results: issues.map((issue) => result(issue, count)),
      },
    ],
  };
}

function ruleDescriptor(id: (typeof issueRuleNames)[number]): object {
  const { name, title, help, level, tags, securitySeverity } = issueRuleText(id);
  return {
    id,
    name,
    shortDescription: { text: title },
    fullDescription: { text: help },
    help: { text: help },
    defaultConfiguration: { level },
    properties: {
      tags,
      ...(securitySeverity === undefined ? {} : { 'security-severity': securitySeverity }),
    },
  };
}

function result(issue: Issue, count: (text: string) => number): object {
  const { rule, level, message, place, symbol, key, related, suppressedBecause, properties } = issue;
  const identity = `${rule}\0${key}`;
  // Issues with the same identity are told apart by their order.
  const fingerprint = shortHash(`${identity}\0${count(identity)}`);
  const logical = symbol && { logicalLocations: [{ name: symbol.name, fullyQualifiedName: symbol.id }] };
  return {
    ruleId: rule,
    ruleIndex: issueRuleNames.indexOf(rule),
    level,
    message: { text: message },
    locations: place ? [{ physicalLocation: physicalLocation(place), ...logical }] : [],
    ...(related && {
      relatedLocations: related.map((path, id) => ({ id, physicalLocation: physicalLocation({ path }) })),
    }),
    partialFingerprints: { [FINGERPRINT]: fingerprint },
    ...(suppressedBecause !== undefined && {
      suppressions: [{ kind: 'external', status: 'accepted', justification: suppressedBecause }],
    }),
    ...(properties && { properties }),
  };
}

function notification({ code, level, message, place }: IssueNotice): object {
  return {
    descriptor: { id: code },
    level,
    message: { text: message },
    ...(place.path === '' ? {} : { locations: [{ physicalLocation: physicalLocation(place) }] }),
  };
}

function physicalLocation({ path, isDirectory, span }: IssuePlace): object {
  const uri = path === '' ? './' : `${pathUri(path)}${isDirectory ? '/' : ''}`;
  return { artifactLocation: { uri, uriBaseId: ROOT }, ...(span && { region: regionOf(span) }) };
}

function regionOf([startLine, startColumn, endLine, endColumn]: Span): object {
  const isPoint = startLine === endLine && startColumn === endColumn;
  // Without columns, a region is the whole line.
  return isPoint ? { startLine } : { startLine, startColumn, endLine, endColumn };
}

/** Returns a relative URI. Names of files may contain what URIs cannot, such as half of a surrogate pair. */
function pathUri(path: string): string {
  return path
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}

/** Returns a function that counts its earlier calls with the same text. */
function createCounter(): (text: string) => number {
  const counts = new Map<string, number>();
  return (text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return count;
  };
}
