import { shareItems, type ShareItem } from '../../../../domain/pro/care/share-items.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { longDate } from '../../../dates/long-date.ts';
import { BackgroundProblem } from '../../../forms/background-problem.tsx';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { useBackgroundForm } from '../../../forms/use-background-form.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Suggestions } from '../assignments/suggestions.tsx';
import type { OwnGroupViewFragment, SuggestedViewFragment } from '../operations.gen.ts';
import { groupSeesForms } from './care-forms.ts';
import { LooksCard } from './looks-card.tsx';
import { shareNames, shareTexts } from './share-words.ts';
import { Link } from '../../../ui/navigation/link.ts';

type OwnGroup = OwnGroupViewFragment;

/** One group: what it always sees, what the member chooses, who looked, and the way out. */
export function OwnGroupSection({
  group,
  suggestions,
  timeZone,
}: {
  group: OwnGroup;
  suggestions: readonly SuggestedViewFragment[];
  timeZone: string;
}) {
  const { title } = group;
  const locale = useLocale();
  return (
    <section className="pt-3">
      <p className="text-sm font-semibold">
        <Link
          to={screenPath('userSettings', locale)}
          className="inline-flex min-h-target items-center text-ink-2 hover:underline"
        >
          {m.pro_care_account()}
        </Link>
      </p>
      <h1 className="text-h1">{m.pro_care_what_sees({ group: title })}</h1>
      <p className="mt-2 max-w-[48ch] text-lg text-ink-2">{m.pro_care_lead()}</p>
      <div className="mt-6 grid items-start gap-gutter lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-gutter">
          <Suggestions suggestions={suggestions} />
          <Card as="section">
            <h2 className="text-h3">{m.pro_care_always()}</h2>
            <p className="mt-1 text-ink-2">{m.pro_care_always_text()}</p>
          </Card>
          <Choices group={group} />
          <LooksCard looks={group.looks} timeZone={timeZone} />
        </div>
        <LeaveCard group={group} />
      </div>
    </section>
  );
}

function Choices({ group }: { group: OwnGroup }) {
  return (
    <Card as="section">
      <h2 className="text-h3">{m.pro_care_choose()}</h2>
      <ul className="mt-1 divide-y divide-line">
        {shareItems.map((item) => (
          <li key={item} className="py-4">
            <Choice group={group} item={item} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The switch takes effect at once, and says in words what it is; without scripts a button saves. */
function Choice({ group, item }: { group: OwnGroup; item: ShareItem }) {
  const { memberId: member, shares } = group;
  const locale = useLocale();
  const form = useBackgroundForm({ set: groupSeesForms });
  const share = shares.find((each) => each.item === item);
  const sent = form.sent?.intent === 'share' ? form.sent.fields.shared : null;
  const isShared = sent ?? share !== undefined;

  function change(isWanted: boolean) {
    form.send('share', { member, item, ...(isWanted && { shared: 'on' }) });
  }

  return (
    <IntentForm set={groupSeesForms} intent="share" values={{ member, item }}>
      <Switch
        label={shareNames[item]()}
        detail={
          <>
            {shareTexts[item]()}
            <span className="mt-1 block font-semibold text-ink">
              {isShared ? m.pro_care_shared() : m.pro_care_not_shared()}
              {isShared &&
                share &&
                ` · ${m.pro_care_since({ date: longDate(share.since, locale) })}`}
            </span>
          </>
        }
        name="shared"
        checked={isShared}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <div className="hidden noscript:block">
        <SubmitButton size="sm">{m.pro_care_save()}</SubmitButton>
      </div>
      <BackgroundProblem form={form} />
    </IntentForm>
  );
}

function LeaveCard({ group }: { group: OwnGroup }) {
  const { memberId: member, title, isPaidByGroup } = group;
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-h4">{m.pro_care_stop()}</h2>
      <p className="text-ink-2">
        {m.pro_care_stop_text()}
        {isPaidByGroup && ` ${m.pro_care_stop_paid({ group: title })}`}
      </p>
      <details className="group/leave">
        <summary className="inline-flex min-h-target cursor-pointer list-none items-center rounded-full px-4 font-semibold ring-1 ring-line-strong group-open/leave:hidden [&::-webkit-details-marker]:hidden">
          {m.pro_care_leave()}
        </summary>
        <IntentForm set={groupSeesForms} intent="leave" values={{ member }}>
          <SubmitButton variant="danger">{m.pro_care_leave_now({ group: title })}</SubmitButton>
        </IntentForm>
      </details>
    </Card>
  );
}
