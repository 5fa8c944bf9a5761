import { beforeAll, describe, expect, test } from 'vitest';
import { renderAnswer } from '../../../src/operations/render-answer.ts';
import type { Store } from '../../../src/store/store.ts';
import { ask } from '../../support/ask.ts';
import { findOperation } from '../../support/operations.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const files = {
  'Worker.cs':
    'using Microsoft.Extensions.Hosting;\npublic class Worker : BackgroundService {\n  protected override Task ExecuteAsync(CancellationToken t) { Step(); return null; }\n  private void Step() { }\n  private void Forgotten() { }\n  public static void Helper() { }\n}\n',
  'Part.cs': 'using Microsoft.Extensions.Hosting;\npublic partial class Part : BackgroundService { }\n',
  'Rest.cs':
    'public partial class Part { protected override Task StartAsync(CancellationToken t) { return null; } }\n',
  'Filter.java':
    'package a;\nimport org.springframework.web.filter.OncePerRequestFilter;\npublic class Filter extends OncePerRequestFilter {\n  @Override protected void doFilterInternal(Request r) { }\n}\n',
  'Plain.java':
    'package a;\nclass Base { void doNothing() { } }\nclass Plain extends Base { void idle() { } }\n',
  'Events.java':
    'package a;\nclass Mailer {\n  @EventListener void onOrder(Order e) { post(); }\n  private void post() { }\n}\n',
  'init.ts':
    "import { OnModuleInit, Get } from '@nestjs/common';\nexport class Cache implements OnModuleInit {\n  onModuleInit() { this.warm(); }\n  warm() { }\n}\nexport class Api {\n  @Get('b') list() { return rows(); }\n}\nfunction rows() { return ordered(); }\nfunction ordered() { return 1; }\n",
  'timing.py':
    'from django.utils.deprecation import MiddlewareMixin\n\n\nclass Timing(MiddlewareMixin):\n    def process_request(self, request):\n        return None\n\n\nclass Bare:\n    def process_view(self, request, view):\n        return None\n',
};

const derived = 'code outside the repository (its type is derived from a type outside the repository)';
const registered = (how: string): string => `the code that registers it (${how})`;

let store: Store;
beforeAll(async () => {
  store = await sourceAtlas(files);
});

describe.each(['check', 'impact'])('%s: what only others call has a low risk as a lower bound', (name) => {
  test.each([
    ['Worker.ExecuteAsync', `${derived} may use Worker.ExecuteAsync`],
    ['Worker.Step', `${derived} may use Worker.ExecuteAsync`],
    ['Part.StartAsync', `${derived} may use Part.StartAsync`],
    ['Filter.doFilterInternal', `${derived} may use Filter.doFilterInternal`],
    ['Cache.onModuleInit', `${derived} may use Cache.onModuleInit`],
    ['Cache.warm', `${derived} may use Cache.onModuleInit`],
    ['Timing.process_request', `${derived} may use Timing.process_request`],
    [
      'Bare.process_view',
      `${registered('called by a framework if its type is a middleware')} may use Bare.process_view`,
    ],
    ['rows', `${registered('decorated with Get')} may use Api.list`],
    ['ordered', `${registered('decorated with Get')} may use Api.list`],
    ['Mailer.post', `${registered('decorated with EventListener')} may use Mailer.onOrder`],
  ])('%s', async (symbol, doubt) => {
    const shown = renderAnswer(findOperation(name)!, await ask(name, { name: symbol }, store));
    expect(shown).toContain(`Risk: low or higher: ${doubt}.`);
  });

  test.each(['Worker.Forgotten', 'Worker.Helper', 'Plain.idle'])('%s cannot be called so', async (symbol) => {
    expect(renderAnswer(findOperation(name)!, await ask(name, { name: symbol }, store))).toContain(
      'Risk: low.',
    );
  });
});

describe('answers that find nothing name the same callers', () => {
  const id = 'method:Worker.cs:Worker.ExecuteAsync';
  test.each([
    ['find_references', { id }],
    ['call_graph', { id, direction: 'callers' }],
    ['path_between', { from: 'function:init.ts:rows', to: id }],
  ])('%s', async (name, input) => {
    const shown = renderAnswer(findOperation(name)!, await ask(name, input, store));
    expect(shown).toContain(`${derived.replace('code', 'Code')} may use it.`);
  });

  test.each([[[id]], [['Worker.cs']], [[id, 'Plain.java']]])('affected_tests of %s', async (changed) => {
    const shown = renderAnswer(
      findOperation('affected_tests')!,
      await ask('affected_tests', { changed }, store),
    );
    expect(shown).toContain(`There may be more tests: ${derived} may use Worker.ExecuteAsync`);
  });

  test('what nothing outside can call is said without them', async () => {
    const answer = await ask('find_references', { id: 'method:Worker.cs:Worker.Forgotten' }, store);
    expect(renderAnswer(findOperation('find_references')!, answer)).not.toContain('outside the repository');
  });
});
