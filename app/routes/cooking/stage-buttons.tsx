import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import * as m from '../../../i18n/paraglide/messages.js';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { hashOf, type Stage } from './stage.ts';
import type { Place } from './use-stage.ts';

/** Back, where one is, and on: as large as a wet thumb. */
export function StageButtons({ place }: { place: Place }) {
  const { stage, next, previous, stepCount } = place;
  return (
    <nav
      aria-label={m.cooking_steps()}
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 sm:gap-3"
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
      <span className="text-right">
        {next && (
          <ButtonLink
            to={{ hash: hashOf(next) }}
            preventScrollReset
            variant="primary"
            size="lg"
            className="max-sm:px-5"
            trailingIcon={next.name === 'done' ? CheckIcon : ArrowRightIcon}
          >
            {nextWords({ stage, next })}
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}

function nextWords({ stage, next }: { stage: Stage; next: Stage }): string {
  if (stage.name === 'ingredients') return m.cooking_start();
  return next.name === 'done' ? m.cooking_finish() : m.cooking_next();
}

/** More would not fit beside the buttons of a phone; the heading counts them anyway. */
const mostDots = 8;

function Dots({ stage, stepCount }: { stage: Stage; stepCount: number }) {
  const current = stage.name === 'step' ? stage.index : stage.name === 'done' ? stepCount : -1;
  return (
    <span
      aria-hidden
      className={classNames(
        'flex items-center gap-2',
        stepCount > mostDots ? 'max-sm:hidden' : 'max-[24rem]:hidden',
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
