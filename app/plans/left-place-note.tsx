import { CalendarXIcon } from '@phosphor-icons/react/dist/ssr/CalendarX';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { useLocale } from '../shell/locale.ts';
import { Link } from '../ui/navigation/link.ts';
import type { LeftPlaceFragment } from './operations.gen.ts';
import type { LeftPlace } from './left-place.ts';

interface LeftPlaceNoteProps extends LeftPlace {
  /** What it stands on, and where a dish that is planned now is opened. */
  screen: 'recipe' | 'cooking';
}

/** The amounts are not those of a plan, and what the plan has now is one press away. */
export function LeftPlaceNote({ place, servings, screen }: LeftPlaceNoteProps) {
  return (
    <div data-noprint className="flex gap-3 rounded-lg bg-sunken px-4 py-3 text-ink">
      <CalendarXIcon size="1.4em" weight="bold" aria-hidden className="mt-0.5 flex-none" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-semibold">
          {place === null
            ? m.recipes_left_plan_unknown()
            : place.movedTo === null
              ? m.recipes_left_plan()
              : m.recipes_left_plan_moved()}
        </p>
        {place !== null && <PlannedNow place={place} screen={screen} />}
        <p className="text-sm text-ink-2">{m.recipes_left_plan_amounts({ count: servings })}</p>
      </div>
    </div>
  );
}

function PlannedNow({
  place,
  screen,
}: Pick<LeftPlaceNoteProps, 'screen'> & { place: LeftPlaceFragment }) {
  const locale = useLocale();
  const { mealPlanSlug, instead, movedTo } = place;
  const toDish = ({ key, recipe }: NonNullable<LeftPlaceFragment['movedTo']>) =>
    screenPath(screen, locale, { slug: recipe.slug }, { query: { dish: key } });
  return (
    <ul className="grid gap-1 text-sm [&_a]:font-semibold [&_a]:underline">
      {movedTo && (
        <li>
          <Link to={toDish(movedTo)}>{m.recipes_left_plan_moved_to()}</Link>
        </li>
      )}
      {movedTo === null && (
        <li>
          {instead === null ? (
            m.recipes_left_plan_nothing()
          ) : (
            <>
              {m.recipes_left_plan_instead()}{' '}
              <Link to={toDish(instead)}>{instead.recipe.title}</Link>
            </>
          )}
        </li>
      )}
      <li>
        <Link to={screenPath('mealPlan', locale, { slug: mealPlanSlug })}>
          {m.recipes_left_plan_open()}
        </Link>
      </li>
    </ul>
  );
}
