import type { Language } from '../../../lib/language.ts';
import type { PlannerSetting, settings } from '../settings.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { sourcesInOtherLanguages } from './sources.ts';
import { sv } from './sv.ts';
import type { ForEach, SettingWords } from './words-for-each.ts';

const translated: Readonly<Record<Exclude<Language, 'en'>, SettingWords>> = { es, sv };

interface ToldSetting {
  readonly label: string;
  readonly reason: string;
  readonly source: string | null;
}

/** A setting for who does not read the code. */
export function toldSetting(setting: PlannerSetting, language: Language): ToldSetting {
  const { group, name, reason, source = null } = setting;
  if (language === 'en') return { label: wordsOf(en, group, name), reason, source };
  const [label, translatedReason] = wordsOf(translated[language], group, name);
  const sources = sourcesInOtherLanguages[language];
  return { label, reason: translatedReason, source: source && (sources[source] ?? source) };
}

/** Each group has words for each of its names: the compiler sees to it. */
function wordsOf<Words>(words: ForEach<Words>, group: keyof typeof settings, name: string): Words {
  const found = (words[group] as Readonly<Record<string, Words>>)[name];
  if (found === undefined) throw new Error(`No words for ${group}.${name}`);
  return found;
}
