import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import type { SurveyStep } from '../../../domain/profile/survey/survey-steps.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { RelaxationFieldsFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { useCampaignLink } from '../../sign-up/campaign.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Link } from '../../ui/navigation/link.ts';
import { avoidedFoodNames } from './avoided-food-names.ts';
import { radioOptions } from './radio-options.ts';
import { stepPath } from './step-path.ts';

type Relaxation = RelaxationFieldsFragment;

/** No week meets all the answers: what would have to give way, with the way back to it. */
export function WidenPreferences({ relaxations }: { relaxations: readonly Relaxation[] }) {
  const locale = useLocale();
  const withCampaign = useCampaignLink();
  const isExplained = relaxations.length > 0;
  return (
    <>
      <ErrorState
        title={m.onboarding_preview_refused()}
        headingLevel={1}
        text={
          isExplained ? m.onboarding_preview_refused_text() : m.onboarding_preview_refused_plain()
        }
        action={
          !isExplained && (
            <ButtonLink
              to={withCampaign(stepPath({ step: 'CARB_LEVEL', locale }))}
              variant="primary"
            >
              {m.onboarding_preview_change()}
            </ButtonLink>
          )
        }
      />
      <ul className="mx-auto grid max-w-prose gap-3">
        {waysOut(relaxations).map((changes, index) => (
          <Card as="li" key={index} className="grid gap-3">
            {changes.length > 1 && (
              <p className="text-sm font-semibold text-ink-2">{m.onboarding_preview_together()}</p>
            )}
            {changes.map((change) => (
              <ChangeLink key={`${change.preference}${change.group}`} {...{ change, locale }} />
            ))}
          </Card>
        ))}
      </ul>
      <p className="pt-4 text-center">
        <Link
          to={screenPath('guides', locale)}
          className="link inline-flex min-h-target items-center"
        >
          {m.meal_plans_planner_levels()}
        </Link>
      </p>
    </>
  );
}

/** Changes that are needed together stand together. */
function waysOut(relaxations: readonly Relaxation[]): Relaxation[][] {
  const grouped = Map.groupBy(relaxations, ({ alternative }) => alternative);
  return [...grouped.values()];
}

function ChangeLink({ change, locale }: { change: Relaxation; locale: Locale }) {
  const step = stepOf[change.preference];
  const to = useCampaignLink()(stepPath({ step, locale, isFromPreview: true }));
  const detail = detailOf(change);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span>
        <b className="font-bold">{wordsOf(change)}</b>
        {detail && <span className="block text-sm text-ink-2">{detail}</span>}
      </span>
      <ButtonLink to={to} size="sm" trailingIcon={ArrowRightIcon}>
        {m.onboarding_preview_change_this()}
      </ButtonLink>
    </div>
  );
}

const stepOf: Record<Relaxation['preference'], SurveyStep> = {
  cookingTime: 'COOKING_TIME',
  cookingSkill: 'COOKING_SKILLS',
  leftovers: 'LEFTOVERS',
  repeatsAfterDays: 'LEFTOVERS',
  mealsPerDay: 'MEALS_PER_DAY',
  carbLevel: 'CARB_LEVEL',
  avoid: 'FOODS_TO_AVOID',
};

function wordsOf({ preference, group }: Relaxation): string {
  switch (preference) {
    case 'cookingTime':
      return m.onboarding_relax_cooking_time();
    case 'cookingSkill':
      return m.onboarding_relax_cooking_skill();
    case 'leftovers':
      return m.onboarding_relax_leftovers();
    case 'repeatsAfterDays':
      return m.onboarding_relax_repeats();
    case 'mealsPerDay':
      return m.onboarding_relax_meals_per_day();
    case 'carbLevel':
      return m.onboarding_relax_carb_level();
    case 'avoid':
      return m.onboarding_relax_avoid({ food: nameOfFood(group) });
  }
}

function nameOfFood(group: string | null): string {
  const names: Readonly<Record<string, (() => string) | undefined>> = avoidedFoodNames;
  return names[group ?? '']?.() ?? '';
}

/** The answer it would have to be, in the words of the question. */
function detailOf({ preference, to }: Relaxation): string | undefined {
  switch (preference) {
    case 'cookingTime':
    case 'cookingSkill':
    case 'carbLevel':
      return radioOptions[preference].find(({ value }) => value === to)?.title();
    case 'leftovers':
    case 'repeatsAfterDays':
    case 'mealsPerDay':
    case 'avoid':
      return undefined;
  }
}
