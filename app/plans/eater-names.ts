import { createContext, useContext } from 'react';
import { locales, type Locale } from '../../i18n/locales.ts';
import type { EaterNamesFragment } from './operations.gen.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { listFormat } from '../../lib/formats.ts';

/** What those who eat with the member are called, as far as they said; an empty text is no name. */
export interface EaterNames {
  /** The member, who is the first of the adults, is not among them. */
  readonly adults: readonly string[];
  readonly children: readonly string[];
}

interface Eaters {
  adults: number;
  children: number;
}

export const nobodyNamed: EaterNames = { adults: [], children: [] };

export const EaterNamesContext = createContext<EaterNames>(nobodyNamed);

export function useEaterNames(): EaterNames {
  return useContext(EaterNamesContext);
}

type Answers = NonNullable<EaterNamesFragment['profile']>['answers'];

export function eaterNamesOf(answers: Answers | null): EaterNames {
  return { adults: answers?.adultNames ?? [], children: answers?.childNames ?? [] };
}

export interface NamedEaters extends Eaters {
  readonly names: EaterNames;
}

/** For whom a member cooks, by their settings. */
export function eatersOf(answers: Answers | null): NamedEaters {
  const { adults, children } = answers ?? { adults: null, children: null };
  return { adults: adults ?? 1, children: children ?? 0, names: eaterNamesOf(answers) };
}

/** Of the eater at a place of the table, where adults come before children; null without a name. */
export function nameOfEater(args: {
  index: number;
  eaters: Eaters;
  names: EaterNames;
}): string | null {
  const { index, eaters, names } = args;
  const name =
    index < eaters.adults ? names.adults[index - 1] : names.children[index - eaters.adults];
  return name === undefined || name === '' ? null : name;
}

/** "you and Leo"; null where the member eats alone or somebody has no name. */
export function everybodyNamed(args: {
  eaters: Eaters;
  names: EaterNames;
  locale: Locale;
}): string | null {
  const { eaters, locale } = args;
  const others = Array.from({ length: eaters.adults + eaters.children - 1 }, (_, index) =>
    nameOfEater({ ...args, index: index + 1 }),
  );
  const named = others.filter((name) => name !== null);
  if (named.length === 0 || named.length < others.length) return null;
  const list = listFormat(locales[locale].languageTag, { type: 'conjunction' });
  return list.format([m.meal_plans_eater_you_listed(), ...named]);
}
