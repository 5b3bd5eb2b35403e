import { expect, test } from 'vitest';
import { checkSources } from '../../checks/check-content.ts';
import {
  contentSources,
  englishText,
  recipeSources,
  spanishText,
} from '../../../recipes/testing/recipe-files.ts';

test.each<[string, readonly string[]]>([
  ['hasta 63 °C', ['"63 °C" stands without °F in Spanish.']],
  ['hasta 63 °C (145 °F)', []],
  ['hasta el punto (63 °C, 145 °F en el centro)', []],
  ['a 52-55 °C (125-130 °F)', []],
  ['de 52 a 55 °C, 125 a 130 °F', []],
  ['a -20 °C (−4 °F)', []],
  ['en trozos de 2 cm', ['"2 cm" stands without inches in Spanish.']],
  ['en trozos de 2 cm (¾ de pulgada)', []],
  ['en una fuente de 20 x 30 cm (8 x 12 pulgadas)', []],
])('in Spanish, "%s"', (words, expected) => {
  const es = spanishText.replace('en una sartén', `en una sartén ${words}`);
  expect(problemsOf({ es })).toEqual(expected);
});

test.each<[string, readonly string[]]>([
  ['to 63 °C', ['"63 °C" stands without °F.']],
  ['to 63 °C (145 °F)', []],
  ['2 cm apart', ['"2 cm" stands without inches.']],
  ['2 cm (¾ in) apart', []],
])('in English, "%s"', (words, expected) => {
  const en = englishText.replace('in a pan', `in a pan ${words}`);
  expect(problemsOf({ en })).toEqual(expected);
});

function problemsOf(texts: { en?: string; es?: string }): readonly string[] {
  const { problems } = checkSources(contentSources([recipeSources(texts)]));
  const messages = problems.map(({ message }) => message);
  return messages.flatMap((message) => /"[^"]* (?:°C|cm)" [^.]*\./.exec(message)?.[0] ?? []);
}
