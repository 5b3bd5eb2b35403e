import { expect, test } from 'vitest';
import { splitCompound } from './compounds.rules.ts';

const knownWords = new Set(
  'kyckling gryta gratang blomkal ris sallad kal skal lok ost biff tomat'.split(' '),
);

test.each([
  ['kycklinggryta', 'kyckling', ['gryta']],
  ['blomkalsris', 'blomkal', ['ris']],
  ['grytbiff', 'gryta', ['biff']],
  ['salladskal', 'sallad', ['skal', 'kal']],
  ['tomatskal', 'tomat', ['skal', 'kal']],
])('%s is made of %s and %j', (folded, head, tails) => {
  expect(splitCompound({ folded, knownWords })).toEqual({ head, tails });
});

test.each(['kyckling', 'gryta', 'risost', 'kycklingvinge', ''])('%s stays whole', (folded) => {
  expect(splitCompound({ folded, knownWords })).toBeNull();
});
