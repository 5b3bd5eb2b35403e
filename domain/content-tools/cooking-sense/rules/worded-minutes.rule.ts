import { languages, type Language } from '../../../../lib/language.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { editors } from '../cooking-rule.ts';

const wait: Readonly<Record<Language, RegExp>> = {
  en: /\bfor (?:about )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve) minutes\b|\bhalf a minute\b|\b(?:for|about|barely|leave|them|it) (?:(?:an?|another|one|a full) (?:minute|hour)|half an hour|a quarter of an hour)\b/i,
  es: /(?<!\p{L})(?<!(?:sirve|tras|antes de) )(?:medio minuto|media hora(?! antes)|cuarto de hora|(?:horas?|minuto) y (?:media|medio|cuarto|tres cuartos)|otro minuto)(?!\p{L})|(?<!(?:por|de) )(?<!\p{L})un minuto(?!\p{L})/iu,
  sv: /(?<!\p{L})(?:en )?halv ?minut(?!\p{L})|(?<!inom )(?<!\p{L})(?:en|hel) minut(?!\p{L})|(?<!inom )en halvtimme(?! före)|(?<!ett )kvart(?:en)?(?!s?\p{L})|någon minut(?!\p{L})/iu,
};

/** A wait that is spelled out gets no timer, and is not found by somebody who looks up from the pan. */
export const wordedMinutes: CookingRule = {
  id: 'worded-minutes',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return recipe.steps.flatMap(({ texts }, step) => {
      const isWorded = languages.some((language) => wait[language].test(texts[language]));
      if (!isWorded) return [];
      return [{ message: 'Write its minutes in figures, and give it a timer.', at: { step } }];
    });
  },
};
