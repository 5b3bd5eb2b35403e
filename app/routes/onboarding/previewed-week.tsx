import { Form, useNavigation } from 'react-router';
import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { PlanPreviewQuery } from '../../graphql/operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { PlanDayRow } from '../../ui/cards/plan-day-row.tsx';
import { FactFigures, type Fact } from '../../ui/data/fact-row.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { stepPath } from './step-path.ts';

type Preview = NonNullable<PlanPreviewQuery['mealPlanPreview']>;
type Day = Preview['days'][number];

export interface Saving {
  isMember: boolean;
  requestKey: string;
  error: string | undefined;
}

/** The week in brief, what it aims at, and the way to have it. */
export function PreviewedWeek({ preview, ...saving }: Saving & { preview: Preview }) {
  const locale = useLocale();
  return (
    <>
      <PageHeader title={m.onboarding_preview_heading()} lead={m.onboarding_preview_lead()} />
      <Card tone="yolk" className="grid gap-6 lg:grid-cols-[1fr_auto] lg:items-center">
        <div>
          <h2 className="mb-3 text-h3">{m.onboarding_preview_targets()}</h2>
          <FactFigures facts={targetFacts({ targets: preview.targets, locale })} />
        </div>
        <WayOn {...saving} />
      </Card>
      <Section title={m.onboarding_preview_days()}>
        <div className="grid gap-4">
          {preview.days.map((day) => (
            <PreviewedDay key={day.index} day={day} />
          ))}
        </div>
      </Section>
      <p className="mt-8 text-center">
        <ButtonLink to={stepPath({ step: 'GOAL', locale })} variant="text">
          {m.onboarding_preview_change()}
        </ButtonLink>
      </p>
    </>
  );
}

function targetFacts(args: { targets: Preview['targets']; locale: Locale }): Fact[] {
  const { targets, locale } = args;
  const carbs = { amount: wholeNumber({ value: targets.netCarbsLimitGrams, locale }) };
  return [
    {
      value: targets.isNetCarbsLimitExclusive
        ? m.onboarding_preview_under_grams(carbs)
        : m.onboarding_preview_up_to_grams(carbs),
      label: m.onboarding_preview_net_carbs(),
    },
    gramsFact({ value: targets.proteinGrams, label: m.onboarding_preview_protein(), locale }),
    {
      value: wholeNumber({ value: targets.energyKcal, locale }),
      label: m.onboarding_preview_kcal_label(),
    },
  ];
}

/** A member keeps the plan; everybody else becomes one first. */
function WayOn({ isMember, requestKey, error }: Saving) {
  const locale = useLocale();
  const isBusy = useNavigation().formMethod === 'POST';
  if (!isMember) {
    return (
      <div className="grid justify-items-start gap-2">
        <ButtonLink
          to={screenPath('becomeMember', locale, { step: 'plan' })}
          variant="ink"
          size="lg"
        >
          {m.onboarding_preview_start_trial()}
        </ButtonLink>
        <p className="text-sm">{m.onboarding_preview_trial_note()}</p>
      </div>
    );
  }
  return (
    <Form method="post" className="grid justify-items-start gap-2">
      <input type="hidden" name="requestKey" value={requestKey} />
      {error && <Alert tone="danger">{error}</Alert>}
      <Button type="submit" variant="ink" size="lg" isBusy={isBusy}>
        {m.onboarding_preview_save()}
      </Button>
      <p className="text-sm">{m.onboarding_preview_save_note()}</p>
    </Form>
  );
}

function PreviewedDay({ day }: { day: Day }) {
  const locale = useLocale();
  const { netCarbsGrams, proteinGrams, energyKcal } = day;
  return (
    <PlanDayRow
      title={weekdayName({ index: day.index, locale })}
      detail={m.onboarding_preview_day({ number: day.index + 1 })}
      headingLevel={3}
      meals={day.meals.flatMap(({ meal, recipes }) =>
        recipes.map(({ id, title, slug }) => ({
          slot: mealNames[meal](),
          title,
          to: screenPath('recipe', locale, { slug }),
          picture: dishPicture(id),
        })),
      )}
      facts={[
        netCarbsFact({ value: netCarbsGrams, locale }),
        gramsFact({ value: proteinGrams, label: m.onboarding_preview_protein(), locale }),
        energyFact({ value: energyKcal, locale }),
      ]}
    />
  );
}

const mealNames: Record<Day['meals'][number]['meal'], () => string> = {
  BREAKFAST: m.onboarding_preview_breakfast,
  LUNCH: m.onboarding_preview_lunch,
  DINNER: m.onboarding_preview_dinner,
};

function gramsFact(args: { value: number; label: string; locale: Locale }): Fact {
  return { value: m.onboarding_preview_grams({ amount: wholeNumber(args) }), label: args.label };
}

/** To a tenth: 19.6 g keeps a limit of 20 g, which 20 g would not seem to. */
function netCarbsFact({ value, locale }: { value: number; locale: Locale }): Fact {
  const format = new Intl.NumberFormat(locales[locale].languageTag, { maximumFractionDigits: 1 });
  return {
    value: m.onboarding_preview_grams({ amount: format.format(value) }),
    label: m.onboarding_preview_net_carbs(),
  };
}

function energyFact(args: { value: number; locale: Locale }): Fact {
  const value = m.onboarding_preview_kcal({ amount: wholeNumber(args) });
  return { value, label: m.onboarding_preview_energy() };
}

function wholeNumber({ value, locale }: { value: number; locale: Locale }): string {
  return new Intl.NumberFormat(locales[locale].languageTag).format(Math.round(value));
}

/** 1 January 2024 was a Monday, which is day 0. */
function weekdayName({ index, locale }: { index: number; locale: Locale }): string {
  const { languageTag } = locales[locale];
  const format = new Intl.DateTimeFormat(languageTag, { weekday: 'long', timeZone: 'UTC' });
  const name = format.format(Date.UTC(2024, 0, 1 + index));
  return name.charAt(0).toLocaleUpperCase(languageTag) + name.slice(1);
}
