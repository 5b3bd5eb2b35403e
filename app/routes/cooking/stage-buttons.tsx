import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import * as m from '../../../i18n/paraglide/messages.js';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { IconButtonLink } from '../../ui/actions/icon-button.tsx';
import type { Stage } from './stage.ts';
import type { Place } from './use-stage.ts';

interface StageButtonsProps {
  place: Place;
  /** What the next step is about; null where it is none. */
  nextName: string | null;
}

/** Back, and on: as large as a wet thumb. */
export function StageButtons({ place, nextName }: StageButtonsProps) {
  const { stage, next, previous, addressOf } = place;
  return (
    <nav aria-label={m.cooking_steps()} className="flex items-center justify-end gap-3">
      {previous && (
        <IconButtonLink
          to={addressOf(previous)}
          preventScrollReset
          look="outlined"
          icon={ArrowLeftIcon}
          label={m.cooking_back()}
        />
      )}
      <span className="grid min-w-0 flex-1 sm:flex-none">
        {next && (
          <ButtonLink
            to={addressOf(next)}
            preventScrollReset
            variant="primary"
            size="lg"
            className="min-w-0 max-sm:px-5 sm:max-w-104 sm:min-w-72 [&>span]:min-w-0 [&>span]:truncate [&>svg]:flex-none"
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
