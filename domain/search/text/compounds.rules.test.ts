import { expect, test } from 'vitest';
import { splitCompound } from './compounds.rules.ts';

const knownWords = new Set(
  'kyckling gryta gratang blomkal ris gris sallad kal skal lok ost biff tomat ol rislok lokbiff lokris bifflok'.split(
    ' ',
  ),
);

test.each([
  ['kycklinggryta', 'kyckling', ['gryta']],
  ['blomkalsris', 'blomkal', ['ris']],
  ['grytbiff', 'gryta', ['biff']],
  ['salladskal', 'sallad', ['skal', 'kal']],
  ['tomatskal', 'tomat', ['skal', 'kal']],
  ['tomatsallad', 'tomat', ['sallad']],
  ['kycklinggris', 'kyckling', ['gris']],
  // As short as they come.
  ['risbiff', 'ris', ['biff']],
  // Of two ways the more even one, whichever side is the longer.
  ['rislokbiff', 'rislok', ['biff']],
  ['bifflokris', 'biff', ['lokris']],
])('%s is made of %s and %j', (folded, head, tails) => {
  expect(splitCompound({ folded, knownWords })).toEqual({ head, tails });
});

// Parts of two letters are none, and nothing but an s is let go between parts.
const whole = ['kyckling', 'gryta', 'risost', 'kycklingvinge', ''];
const strange = ['potatisgryta', 'tomatol', 'oltomat', 'biffxgryta', 'olsgryta'];

test.each([...whole, ...strange])('%s stays whole', (folded) => {
  expect(splitCompound({ folded, knownWords })).toBeNull();
});
