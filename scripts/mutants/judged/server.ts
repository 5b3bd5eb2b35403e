import type { JudgedMutant } from './judged-mutant.ts';

export const inServer: readonly JudgedMutant[] = [
  {
    file: 'server/bundle.ts',
    line: 'if (!(name in threads)) throw new Error(`${id} starts a thread that is not bundled`);',
    becomes: 'true',
    reason: 'Then no build ends, and nothing that starts the built server does.',
  },
  {
    file: 'server/graphql/generate.ts',
    line: 'pluginMap: { operations },',
    becomes: '{}',
    reason: 'Then nothing is generated: `generate` ends with an error, and so does every check.',
  },
  {
    file: 'server/main.ts',
    line: 'if (count > 1 && !cluster.isWorker) {',
    becomes: '{}',
    reason:
      'It is the start of the built server: e2e/operations/workers.test.ts starts two workers.',
  },
  {
    file: 'server/browser-files/take-styles-apart.ts',
    line: "each.type === 'decl' && each.prop === property ? [each.value] : [],",
    becomes: 'true',
    reason: 'Nothing else in a face of a font has a property: the kind is named for the compiler.',
  },
  {
    file: 'server/http/pages/page-data.ts',
    line: "if (route === undefined || route.id === 'root') return [];",
    becomes: '["Stryker was here"]',
    reason: 'A text has no path and no loader: no address leads to it.',
  },
  {
    file: 'server/http/pages/shared-page.ts',
    line: "const known = ifNoneMatch?.split(',').map((each) => each.trim()) ?? [];",
    becomes: '["Stryker was here"]',
    reason: 'No page has this mark.',
  },
  {
    file: 'server/payments/sandbox/seat-ledger.ts',
    line: 'tax: { percent: 0, isReverseCharge: false },',
    becomes: 'true',
    reason: 'The order that starts a subscription brings its own tax, before anything is charged.',
  },
  {
    file: 'server/workers.ts',
    line: 'this.#startedAt.delete(worker.id);',
    becomes: ';',
    reason: 'It only spares memory: no number of a worker comes twice.',
  },
];
