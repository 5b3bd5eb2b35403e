import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import usualConfig from '../../vitest.config.ts';

/** Rules in milliseconds, use cases with a database, whole servers, and all of the content. */
const fromQuickToSlow = [
  /\.rules\.test\.ts$/,
  /(?<!resolvers|content)\.test\.tsx?$/,
  /resolvers\.test\.ts$/,
];

/** The first test that fails ends the run: most changes are noticed by the quickest. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => slowness(one) - slowness(other));
  }
}

function slowness({ moduleId }: TestSpecification): number {
  const index = fromQuickToSlow.findIndex((pattern) => pattern.test(moduleId));
  return index === -1 ? fromQuickToSlow.length : index;
}

export default mergeConfig(usualConfig, { test: { sequence: { sequencer: QuickestFirst } } });
