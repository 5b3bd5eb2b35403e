import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Begun last, each would run on alone at the end. `installed-app` waits for what browsers do by
 * themselves, so it comes when the unit tests beside it have mostly ended.
 */
const slowest = [
  'screens/members.test.ts',
  'screens/visitors.test.ts',
  'accounts.test.ts',
  'journey.test.ts',
  'meal-plans.test.ts',
  'installed-app.test.ts',
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = slowest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return found === -1 ? slowest.length : found;
    };
    return files.toSorted((one, other) => place(one) - place(other));
  }
}
