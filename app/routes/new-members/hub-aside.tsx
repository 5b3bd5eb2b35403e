import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import { HeadphonesIcon } from '@phosphor-icons/react/dist/ssr/Headphones';
import { LifebuoyIcon } from '@phosphor-icons/react/dist/ssr/Lifebuoy';
import { PlayCircleIcon } from '@phosphor-icons/react/dist/ssr/PlayCircle';
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { RecipeTile } from '../../dishes/recipe-tile.tsx';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { firstStepForms } from './first-step-forms.ts';
import type { NewMemberQuery } from './operations.gen.ts';
import { Link } from '../../ui/navigation/link.ts';

/** A dinner of the week, and the way to all of it. */
export function WeekCard({ plan }: { plan: NonNullable<NewMemberQuery['currentMealPlan']> }) {
  const locale = useLocale();
  const [dish] = plan.coverRecipes;
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-h4">{m.new_members_week()}</h2>
      {dish && <RecipeTile recipe={dish} />}
      <ButtonLink isBlock to={screenPath('mealPlan', locale, { slug: plan.slug })}>
        {m.new_members_open_week()}
      </ButtonLink>
    </Card>
  );
}

export function HandWhenWanted({ isWide = false }: { isWide?: boolean }) {
  const locale = useLocale();
  const hands = [
    {
      to: screenPath('foodPreferences', locale),
      label: m.new_members_hand_eaters(),
      sign: UsersThreeIcon,
    },
    {
      to: screenPath('downloadApp', locale),
      label: m.new_members_hand_phone(),
      sign: DeviceMobileIcon,
    },
    {
      to: screenPath('newMemberVideo', locale),
      label: m.new_members_video(),
      sign: PlayCircleIcon,
    },
    {
      to: screenPath('newMemberPodcast', locale),
      label: m.new_members_podcast(),
      sign: HeadphonesIcon,
    },
    {
      to: screenPath('newMemberCommunity', locale),
      label: m.new_members_together(),
      sign: UsersIcon,
    },
    { to: screenPath('contact', locale), label: m.new_members_hand_ask(), sign: LifebuoyIcon },
  ];
  return (
    <Card as="section">
      <h2 className="text-h4">{m.new_members_hand()}</h2>
      <ul className={isWide ? 'mt-1 gap-x-8 sm:columns-2' : 'mt-1'}>
        {hands.map(({ to, label, sign: Sign }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-13 items-center gap-3 font-semibold">
              <Sign aria-hidden weight="bold" className="flex-none" />
              <span className="flex-1">{label}</span>
              <CaretRightIcon aria-hidden weight="bold" className="flex-none" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** For who would rather look around: home no longer names these steps. */
export function HideSteps() {
  return (
    <IntentForm set={firstStepForms} intent="hide">
      <SubmitButton variant="text">{m.new_members_hide()}</SubmitButton>
    </IntentForm>
  );
}
