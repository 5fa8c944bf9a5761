import { doubts } from '../../model/dead-code.ts';
import { artifactPath } from '../../model/artifact.ts';
import { labelOfId } from '../../query/symbol-label.ts';
import { pagePath } from '../../model/page-path.ts';
import { fileOfAddress, pathAddress } from '../../model/address.ts';
import { paragraphs, section } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';
import { MAX_ROWS, type AnswerView } from '../../site/questions/answer-view.ts';
import { loadAnswer } from '../../site/questions/load-answer.ts';
import { ruleTitles } from '../../site/questions/rule-titles.ts';
import type { Store } from '../../store/store.ts';
import { escapeLabel, type MarkdownLinks } from './markdown-links.ts';

const unknown = 'The atlas does not contain the answer.';

/** Returns the Markdown version of a page that answers a question about the whole repository. */
export async function answerMarkdown(
  page: string,
  store: Store,
  links: MarkdownLinks,
): Promise<string | undefined> {
  const view = await loadAnswer(page, store);
  return view && paragraphs(partsOf(view, links));
}

function partsOf(view: AnswerView, links: MarkdownLinks): string[] {
  switch (view.kind) {
    case 'dead-code': {
      if (!view.answer) return ['# Dead code', unknown];
      const { index, items } = view.answer;
      return [
        '# Dead code',
        `${index.total} of ${index.examined} symbols and files are reached from no root.`,
        items
          .map(({ id, severity, kind, name, path, line, address, doubts: reasons }) => {
            const why = reasons.map((doubt) => doubts[doubt]).join('; ');
            return `- ${severity.toLowerCase()}: ${kind} ${placeOf(labelOfId({ id, name }), fileOfAddress(address), path, line, links)}${why ? `: ${why}` : ''}`;
          })
          .join('\n'),
        rest(items.length, index.total, artifactPath.deadCode('index.json')),
      ];
    }
    case 'cycles': {
      const { cycles = [] } = view.answer ?? {};
      return [
        '# Import cycles',
        `${cycles.length} sets of files that import each other, directly or through others.`,
        ...cycles
          .slice(0, MAX_ROWS)
          .flatMap(({ files, imports, cut }, at) => [
            section(`Set ${at + 1}: ${files.length} files`, [
              ...files
                .slice(0, MAX_ROWS)
                .map((path) => `- ${links.linkTo(path, pagePath.file(pathAddress(path)))}`),
              ...(files.length > MAX_ROWS ? [`- and ${files.length - MAX_ROWS} more`] : []),
            ]),
            `Cut ${cut.length} of ${imports.length} imports to break it:`,
            [
              ...cut
                .slice(0, MAX_ROWS)
                .map(
                  ({ from, to, line, places }) =>
                    `- ${links.linkTo(`${from}:${line}`, pagePath.file(pathAddress(from)))} imports ${escapeLabel(to)}; places that use it: ${places}`,
                ),
              ...(cut.length > MAX_ROWS ? [`- and ${cut.length - MAX_ROWS} more`] : []),
            ].join('\n'),
          ]),
        rest(MAX_ROWS, cycles.length, artifactPath.cycles),
      ];
    }
    case 'hot-spots': {
      const { spots = [], total = 0 } = view.answer ?? {};
      return [
        '# Hot spots',
        'The most complex functions, those first that change most: by complexity times commits.',
        spots
          .map(({ id, name, path, line, address, complexity, commits }) => {
            const changes = commits === undefined ? '' : `, ${commits} commits`;
            return `- ${placeOf(labelOfId({ id, name }), fileOfAddress(address), path, line, links)}: complexity ${complexity}${changes}`;
          })
          .join('\n'),
        rest(spots.length, total, artifactPath.complexity),
      ];
    }
    case 'rules': {
      if (!view.answer) return ['# Rules', unknown];
      const { index, counts, violations, total } = view.answer;
      if (!index.isConfigured)
        return [
          '# Rules',
          'This repository configures no rules (`validate` in `treeatlas.config.json`). `treeatlas validate` checks defaults.',
        ];
      return [
        '# Rules',
        counts
          .map(
            ({ rule, errors, warnings }) => `- ${ruleTitles[rule]}: ${errors} errors, ${warnings} warnings`,
          )
          .join('\n'),
        section(
          'Violations',
          violations.map(
            ({ severity, path, line, message }) =>
              `- ${severity}: ${escapeLabel(path)}:${line}: ${escapeLabel(message)}`,
          ),
        ),
        rest(violations.length, total, artifactPath.rules),
      ];
    }
    case 'names-not-found': {
      if (!view.answer) return ['# Names not found', unknown];
      const { references, defined, undefined: others } = view.answer;
      return [
        '# Names not found',
        `${references} unresolved references. Names with most references outside tests come first.`,
        ...(
          [
            ['Defined in the repository', defined],
            ['Not defined in the repository', others],
          ] as const
        ).map(([title, { names, list }]) =>
          section(
            `${title}: ${names}`,
            list
              .slice(0, MAX_ROWS)
              .map(
                ({ name, references: total, inTests, files: [file] }) =>
                  `- ${escapeLabel(name)}: ${total}, ${inTests} in tests${file ? `, most in ${links.linkTo(file.path, pagePath.file(file.address))}` : ''}`,
              ),
          ),
        ),
        `All names are in ${artifactPath.namesNotFound}.`,
      ];
    }
  }
}

function placeOf(name: string, file: string, path: string, line: number, links: MarkdownLinks): string {
  return `${links.linkTo(name, pagePath.file(file))} ${printableLine(path)}:${line}`;
}

function rest(shown: number, total: number, json: string): string {
  return total > shown ? `The first ${shown} of ${total}. All are in ${json}.` : '';
}
