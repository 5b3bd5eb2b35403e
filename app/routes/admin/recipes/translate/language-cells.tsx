import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import * as m from '../../../../../i18n/paraglide/messages.js';
import type { TranslationState } from '../../../../graphql/schema-types.gen.ts';
import { classNames } from '../../../../ui/class-names.ts';
import type { Icon } from '../../../../ui/icon.ts';
import { languageName } from '../../role-words.ts';

interface Look {
  icon: Icon;
  word: () => string;
  className: string;
}

const looks: Record<TranslationState, Look> = {
  WHOLE: {
    icon: CheckIcon,
    word: m.kitchen_language_whole,
    className: 'bg-leaf-soft text-leaf-ink',
  },
  STALE: {
    icon: ClockCounterClockwiseIcon,
    word: m.kitchen_language_stale,
    className: 'bg-yolk-soft text-yolk-ink',
  },
  HELD_BACK: {
    icon: HourglassMediumIcon,
    word: m.kitchen_language_held_back,
    className: 'bg-sky-soft text-sky-ink',
  },
  MISSING: {
    icon: MinusIcon,
    word: m.kitchen_language_missing,
    className: 'inset-ring-[1.5px] inset-ring-line-strong text-ink-2',
  },
};

/** How far each language of a recipe is: a sign and a word, never colour alone. */
export function LanguageCells({
  languages,
}: {
  languages: readonly { language: string; state: TranslationState }[];
}) {
  return (
    <ul className="flex gap-1.5">
      {languages.map(({ language, state }) => {
        const { icon: Sign, word, className } = looks[state];
        return (
          <li
            key={language}
            title={`${languageName(language)}: ${word()}`}
            className={classNames(
              'inline-flex min-h-6 items-center gap-1 rounded-xs px-1.5 text-xs font-bold uppercase',
              className,
            )}
          >
            <Sign size="1em" weight="bold" aria-hidden />
            <span aria-hidden>{language}</span>
            <span className="sr-only">{`${languageName(language)}: ${word()}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
