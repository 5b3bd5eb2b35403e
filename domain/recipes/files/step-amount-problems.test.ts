import { expect, test } from 'vitest';
import { stepAmountProblems, unlikeAmounts } from './step-amount-problems.ts';

const uses = [
  { ingredientKey: 'butter', share: 2 / 3 },
  { ingredientKey: 'salt', share: 1 },
];

test.each<[string, string[]]>([
  ['Melt {butter} of the butter with the salt.', []],
  ['Melt {butter 1/3} of the butter, then the rest ({butter 1/3}).', []],
  ['Season with {salt 1/4} of the salt, then the rest ({salt 3/4}).', []],
  ['Add {oil} of the oil.', ['{oil} is nothing this step uses.']],
  ['Melt {butter 1/3} of the butter.', ['The parts of butter add up to 33 %, the step uses 67 %.']],
  ['Melt {butter} and {butter}.', ['{butter} is told twice; give each part its share.']],
  ['Melt {butter} and {butter 1/3}.', ['Each part of butter needs its share.']],
  [
    'Add {two spoons}.',
    ['"two spoons" should be a food of the list, with a share like "tamari 1/3".'],
  ],
  ['Add {salt 0}.', ['The share in "salt 0" should be above 0 and at most 1.']],
])('of "%s" it says %j', (text, problems) => {
  expect(stepAmountProblems({ text, uses }).slice(0, 1)).toEqual(problems);
});

test('a translation names the same amounts, in any order', () => {
  const english = 'Mix {butter} of the butter with {salt} of the salt.';
  expect(
    unlikeAmounts({ text: 'Blanda {salt} av saltet med {butter} av smöret.', english }),
  ).toEqual([]);
  expect(unlikeAmounts({ text: 'Blanda {butter} av smöret med saltet.', english })).toEqual([
    'The amounts are {butter} here and {butter}, {salt} in English.',
  ]);
});
