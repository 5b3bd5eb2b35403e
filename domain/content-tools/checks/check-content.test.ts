import { expect, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import { checkSources } from './check-content.ts';
import {
  contentSources,
  englishText,
  recipeSources,
  spanishText,
  swedishText,
} from '../../recipes/testing/recipe-files.ts';

test('a good recipe has no problems', () => {
  const { content, problems } = checkSources(contentSources([recipeSources()]));
  expect(problems).toEqual([]);
  expect(content.recipes).toHaveLength(1);
});

test.each<[string, Readonly<Record<string, string>>]>([
  [
    'yaml:17: saffron is no food of foods.csv.',
    { '1 pinch salt': '1 pinch saffron', '[salmon, salt': '[salmon, saffron' },
  ],
  ['yaml:14: Nobody noted what one bunch of salmon weighs', { '300 g': '3 bunch' }],
  ['yaml:17: No step uses salt.', { 'salmon, salt,': 'salmon,' }],
  ['yaml:15: The steps use 75 % of butter.', { 'salt, butter 1/2': 'salt, butter 1/4' }],
  ['yaml:21: Step 2 names "garlic", which the ingredients', { 'salt it': 'add garlic' }],
  ['yaml:13: A serving has 1662 kcal', { '300 g': '1500 g' }],
  ['yaml:13: A serving has 153 g protein', { '300 g': '1500 g' }],
  ['yaml:12: 5 + 20 minutes do not fit into 15.', { 'cook: 10': 'cook: 20' }],
  ['yaml:12: 30 active minutes do not fit into 15.', { 'cook: 10': 'cook: 10, active: 30' }],
  ['yaml:12: A timer of 40 minutes does not fit into 15.', { 'timer: 4': 'timer: 40' }],
  [
    'yaml:21: It waits 3 min without a timer. (named-waits)',
    { 'salt it and': 'rest it for 3 to 4 minutes, salt it and' },
  ],
  ['yaml:21: It waits 4 min without a timer. (named-waits)', { '    timer: 4\n': '' }],
  ['yaml:14: "or" belongs to the line above it', { '- 300 g salmon': '- or 300 g salmon' }],
  ['yaml:5: The main protein is BEEF, but no ingredient is.', { FISH: 'BEEF' }],
  [
    'yaml:12: Of 2 servings not 2 can be left over.',
    { 'leftovers: true': 'leftovers: true\nleftoverServings: 2' },
  ],
  [
    'yaml:12: Servings are left over of a recipe that is not good',
    { 'leftovers: true': 'leftovers: false\nleftoverServings: 1' },
  ],
])('says: %s', (problem, changes) => {
  const en = Object.entries(changes).reduce(
    (text, [right, wrong]) => text.replace(right, wrong),
    englishText,
  );
  const { problems } = checkSources(contentSources([recipeSources({ en })]));
  expect(problems.map(formatFileProblem)).toContainEqual(expect.stringContaining(problem));
});

test('reads the translations of the steps as well', () => {
  const es = spanishText.replace('añade la sal', 'añade el ajo');
  const sv = swedishText.replace('salta och', 'lägg i vitlöken och');
  const { problems } = checkSources(contentSources([recipeSources({ es, sv })]));
  expect(problems.map(formatFileProblem)).toEqual([
    'buttered-salmon.es.yaml:8: Step 2 names "ajo", which the ingredients do not list.',
    'buttered-salmon.sv.yaml:8: Step 2 names "vitlöken", which the ingredients do not list.',
  ]);
});

test('two recipes may not share a title or an address in any language', () => {
  const es = spanishText.replace('salmon-con-mantequilla', 'otro-salmon');
  const en = englishText.replace('Buttered salmon', 'Salmon again');
  const sources = [recipeSources(), recipeSources({ id: 'salmon-again', en, es })];
  const { problems } = checkSources(contentSources(sources));
  expect(problems.map(formatFileProblem)).toEqual([
    'salmon-again.es.yaml:2: The title is also that of buttered-salmon.',
    'salmon-again.sv.yaml:1: The slug is also that of buttered-salmon.',
    'salmon-again.sv.yaml:2: The title is also that of buttered-salmon.',
    expect.stringContaining('salmon-again.yaml:1: This looks like buttered-salmon again'),
  ]);
});

test('a recipe whose figures are unknown is named with the foods at fault', () => {
  const sources = contentSources([recipeSources()]);
  const text = sources.nutrients.text.replace('salmon,208,20.4,13.4', 'salmon,208,20.4,');
  const { problems } = checkSources({ ...sources, nutrients: { ...sources.nutrients, text } });
  expect(problems.map(formatFileProblem)).toEqual([
    'buttered-salmon.yaml:13: Its nutrition is unknown, as figures are missing of salmon.',
  ]);
});

test('energy that does not fit its parts is named', () => {
  const sources = contentSources([recipeSources()]);
  const text = sources.nutrients.text.replace('salmon,208', 'salmon,20');
  const { problems } = checkSources({ ...sources, nutrients: { ...sources.nutrients, text } });
  expect(problems.map(formatFileProblem)).toEqual([
    expect.stringMatching(/yaml:13: The parts of a serving give \d+ kcal, the food table \d+ kcal/),
  ]);
});

test('an impossible food is named with its line', () => {
  const sources = contentSources([recipeSources()]);
  const text = sources.nutrients.text.replace('salt,0,0,0,0,0,0', 'salt,0,60,60,0,0,0');
  const { problems } = checkSources({ ...sources, nutrients: { ...sources.nutrients, text } });
  expect(problems.map(formatFileProblem)).toContainEqual(
    'foods.csv:5: The parts of 100 g of salt add up to 120 g.',
  );
});
