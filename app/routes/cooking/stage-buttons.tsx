import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import * as m from '../../../i18n/paraglide/messages.js';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { hashOf, type Stage } from './stage.ts';
import type { Place } from './use-stage.ts';

interface StageButtonsProps {
  place: Place;
  /** What the next step is about; null where it is none. */
  nextName: string | null;
}

/** Back, where one is, and on: as large as a wet thumb. */
export function StageButtons({ place, nextName }: StageButtonsProps) {
  const { stage, next, previous, stepCount } = place;
  return (
    <nav
      aria-label={m.cooking_steps()}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 sm:grid-cols-[1fr_auto_1fr]"
    >
      <span>
        {previous && (
          <ButtonLink
            to={{ hash: hashOf(previous) }}
            preventScrollReset
            size="lg"
            icon={ArrowLeftIcon}
            className="max-sm:px-5"
            aria-label={m.cooking_back()}
          >
            <span className="max-sm:hidden">{m.cooking_back()}</span>
          </ButtonLink>
        )}
      </span>
      <Dots stage={stage} stepCount={stepCount} />
      <span className="grid min-w-0 sm:justify-end">
        {next && (
          <ButtonLink
            to={{ hash: hashOf(next) }}
            preventScrollReset
            variant="primary"
            size="lg"
            className="min-w-0 max-sm:px-5 sm:max-w-96 [&>span]:min-w-0 [&>span]:truncate [&>svg]:flex-none"
            trailingIcon={next.name === 'done' ? CheckIcon : ArrowRightIcon}
          >
            {nextWords({ stage, next, nextName })}
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}

function nextWords(args: { stage: Stage; next: Stage; nextName: string | null }): string {
  const { stage, next, nextName } = args;
  if (stage.name === 'ingredients') return m.cooking_start();
  if (next.name === 'done') return m.cooking_finish();
  return nextName === null ? m.cooking_next() : m.cooking_next_to({ what: nextName });
}

/** More would not be told apart at a glance on a phone; the heading counts them anyway. */
const mostDots = 8;

function Dots({ stage, stepCount }: { stage: Stage; stepCount: number }) {
  const current = stage.name === 'step' ? stage.index : stage.name === 'done' ? stepCount : -1;
  return (
    <span
      aria-hidden
      className={classNames(
        'flex items-center justify-center gap-2 max-sm:order-first max-sm:col-span-2',
        stepCount > mostDots && 'max-sm:hidden',
      )}
    >
      {Array.from({ length: stepCount }, (_, index) => (
        <span
          key={index}
          className={classNames(
            'rounded-full',
            index === current && 'yolk-mark size-4.5',
            index < current && 'size-3 bg-ink',
            index > current && 'size-3 border-2 border-line-strong',
          )}
        />
      ))}
    </span>
  );
}
