import { Stryker } from '@stryker-mutator/core';

export type StrykerOptions = ConstructorParameters<typeof Stryker>[0];

/** A change of the code and what the tests made of it; lines and columns count from 1. */
export type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

export function runStryker(options: StrykerOptions): Promise<MutantResult[]> {
  return new Stryker(options).runMutationTest();
}
