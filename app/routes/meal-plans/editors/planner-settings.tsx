import { data } from 'react-router';
import { locales, type Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { numberFormat } from '../../../../lib/formats.ts';
import { PlannerSettingsDocument, type PlannerSettingsQuery } from '../operations.gen.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { pageHead } from '../../../shell/page-head.ts';
import type { Route } from './+types/planner-settings.ts';
import { TwoStepNeeded } from '../../../members-only/two-step-needed.tsx';
import { executeAsMember } from '../../../members-only/execute-as-member.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.meal_plans_settings_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

/** For editors and operators: the figures behind every generated week. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const document = PlannerSettingsDocument;
  const answer = await executeAsMember({ context, url, document, variables: {} });
  const { canEditMealPlans, needsSecondFactor } = answer.me?.capabilities ?? {};
  if (needsSecondFactor && !canEditMealPlans) return { settings: null };
  if (!canEditMealPlans) {
    throw data({ code: 'not-found', message: '' }, { status: 404 });
  }
  return { settings: answer.getMealPlanSettings.planner };
}

type Setting = PlannerSettingsQuery['getMealPlanSettings']['planner'][number];

export default function PlannerSettings({ loaderData: { settings } }: Route.ComponentProps) {
  if (settings === null) return <TwoStepNeeded />;
  const groups = Map.groupBy(settings, ({ group }) => group);
  return (
    <Page className="pb-16">
      <PageHeader title={m.meal_plans_settings_title()} lead={m.meal_plans_settings_lead()} />
      <div className="grid grid-cols-1 gap-6">
        {[...groups].map(([group, entries]) => (
          <Group key={group} group={group} entries={entries} />
        ))}
      </div>
    </Page>
  );
}

function Group({ group, entries }: { group: string; entries: readonly Setting[] }) {
  const locale = useLocale();
  return (
    <Card as="section">
      <h2 className="pb-3 text-h3">{m.meal_plans_settings_group({ group })}</h2>
      <dl>
        {entries.map(({ name, label, value, unit, reason, source }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2 sm:grid-cols-[minmax(0,1fr)_7rem_minmax(0,2fr)]"
          >
            <dt className="font-semibold">{label}</dt>
            <dd className="whitespace-nowrap tabular-nums">
              {amountText({ value, unit, locale })}
            </dd>
            <dd className="col-span-2 sm:col-span-1">
              {reason}
              {source && <span className="block text-sm text-ink-2">{source}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const digits = { maximumSignificantDigits: 4 };

/** `20 g`, `5 %`; a weight has no unit. */
function amountText({
  value,
  unit,
  locale,
}: Pick<Setting, 'value' | 'unit'> & { locale: Locale }): string {
  const count = unit === 'share' ? 100 * value : value;
  return m.meal_plans_settings_amount({
    value: numberFormat(locales[locale].languageTag, digits).format(count),
    unit: (unit ?? '').replaceAll(' ', '_'),
    count,
  });
}
