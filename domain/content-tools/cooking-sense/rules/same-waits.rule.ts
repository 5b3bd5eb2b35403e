import { isAsLong } from '../../../recipes/ingredients/step-waits.rules.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { timedWaits } from '../timed-waits.ts';

/** A step waits as long and in the same order in Spanish and Swedish: its timers are called by these words. */
export const sameWaits: CookingRule = {
  id: 'same-waits',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return recipe.steps.flatMap(({ texts }, step) => {
      const here = waitsToTime(texts.en, 'en');
      return (['es', 'sv'] as const).flatMap((language) => {
        const there = waitsToTime(texts[language], language);
        const isSame =
          here.length === there.length && here.every((each, at) => isAsLong(each, there[at] ?? 0));
        if (isSame) return [];
        const message = `In ${language} it names "${said(there)}" min, in English "${said(here)}".`;
        return [{ message, at: { step } }];
      });
    });
  },
};

function waitsToTime(...args: Parameters<typeof timedWaits>): readonly number[] {
  return timedWaits(...args).flatMap(({ isFree, minutes }) => (isFree ? [] : minutes));
}

function said(minutes: readonly number[]): string {
  return minutes.map((each) => Number(each.toFixed(2))).join(' ');
}
