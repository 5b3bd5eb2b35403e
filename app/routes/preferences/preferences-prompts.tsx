import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Door, DoorSection } from '../../members-only/door.tsx';
import type { MembershipOffer } from '../../members-only/membership-offer.ts';

const points = () => [
  m.preferences_members_once(),
  m.preferences_members_reach(),
  m.preferences_members_household(),
];

/** What who has neither membership nor answers finds in the place of their answers. */
export function PreferencesMembersOnly({ offer }: { offer: MembershipOffer }) {
  const locale = useLocale();
  return (
    <Door
      title={m.preferences_members_title()}
      lead={m.preferences_members_text()}
      points={points()}
      offer={offer}
      peek={<LaidTable />}
    >
      {offer.isSignedIn && (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {m.preferences_members_quiz()}
          <ButtonLink to={screenPath('onboarding', locale, {})} size="sm">
            {m.site_take_the_quiz()}
          </ButtonLink>
        </p>
      )}
    </Door>
  );
}

/** In the place of what only members change here; answering the quiz anew changes it too. */
export function FoodBehindTheDoor({ offer }: { offer: MembershipOffer }) {
  return (
    <div className="grid gap-5">
      <DoorSection points={points()} offer={offer} />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {m.preferences_members_answers()}
        <ButtonLink to={screenPath('onboarding', useLocale(), {})} size="sm">
          {m.preferences_members_answers_link()}
        </ButtonLink>
      </p>
    </div>
  );
}

const onTheTable = ['salmon', 'egg', 'broccoli', 'feta', 'shrimp', 'almond', 'tomato', 'avocado'];
const leftOut = ['shrimp', 'almond'];

/** Foods, of which some were left out. */
function LaidTable() {
  return (
    <ul aria-hidden className="grid grid-cols-4 gap-4 pb-16">
      {onTheTable.map((id) => (
        <li
          key={id}
          className={classNames(
            'grid aspect-square place-items-center rounded-full bg-surface shadow-sm',
            leftOut.includes(id) && 'opacity-45 outline-2 outline-dashed outline-line-strong',
          )}
        >
          <img src={`/ingredient/${id}.svg`} alt="" width={72} height={72} className="w-3/5" />
        </li>
      ))}
    </ul>
  );
}

/** The preferences are the quiz's answers: there are none before it. */
export function QuizFirst() {
  return (
    <Page className="pb-section">
      <PageHeader title={m.preferences_title()} />
      <EmptyState
        scene="question-card"
        title={m.preferences_quiz_title()}
        text={m.preferences_quiz_text()}
        action={
          <ButtonLink variant="primary" to={screenPath('onboarding', useLocale(), {})}>
            {m.site_take_the_quiz()}
          </ButtonLink>
        }
      />
    </Page>
  );
}
