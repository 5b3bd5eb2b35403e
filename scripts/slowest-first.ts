import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Ten seconds and more: begun last, each would run on alone at the end. */
const slowest = [
  'payment-crash.test.ts',
  'second-month.content.test.ts',
  'dinner-variety.content.test.ts',
  'webhook-shuffles.test.ts',
  'routes/loaders.test.ts',
  'plan-week.test.ts',
  'content-files.test.ts',
  'shop-webhooks.test.ts',
  'seats-shuffles.test.ts',
  'overload/overload.test.ts',
  'graphql/statements.test.ts',
  'operation-log.rules.test.ts',
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the name of vitest's method
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) =>
      slowest.some((name) => moduleId.endsWith(name));
    const others = sorted.filter((file) => !isSlow(file));
    return [
      ...sorted.filter(isSlow),
      ...others.filter((file) => !forgetsModules(file)),
      ...others.filter(forgetsModules),
    ];
  }
}

/**
 * Begun before others, it would have them import everything anew, compile the content and make a
 * database: ten seconds of a core.
 */
function forgetsModules({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').includes('vi.resetModules(');
}
