import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { localeCodes, type Locale } from '../../../../i18n/locales.ts';
import { execute } from '../../../graphql/api.ts';
import { ThemedMealPlansDocument } from '../operations.gen.ts';
import type { MealPlanTheme, Strictness } from '../../../graphql/schema-types.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { sharedPageHeaders } from '../../../shell/shared-page.ts';
import { ChipLink } from '../../../ui/actions/chip.tsx';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { CardGrid, Section } from '../../../ui/layout/section.tsx';
import { pageHead } from '../../../shell/page-head.ts';
import { strictnessWords } from '../../../dishes/recipe-words.ts';
import type { Route } from './+types/all-meal-plans.ts';
import { ListFailed, MealPlansError } from '../meal-plans-error.tsx';
import { planShelves, type PlanShelf } from './plan-shelves.ts';
import { TeaserCard } from './teaser-card.tsx';
import { themeWords, themes } from '../../../../domain/meal-plans/themed/theme-words.rules.ts';

type Level = Exclude<Strictness, 'NONE'>;
const levels = ['KETO', 'MODERATE', 'LIBERAL'] as const satisfies readonly Level[];

interface Choice {
  theme: MealPlanTheme | null;
  strictness: Level | null;
}

export const headers = sharedPageHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const choice = choiceOf(url.searchParams);
  const { themedMealPlans } = await execute(context, ThemedMealPlansDocument, choice);
  return { plans: themedMealPlans, choice, alternates: alternatesOf(choice) };
}

function choiceOf(query: URLSearchParams): Choice {
  const asked = query.get('theme')?.replaceAll('-', '_').toUpperCase();
  const level = query.get('level')?.toUpperCase();
  return {
    theme: themes.find((theme) => theme === asked) ?? null,
    strictness: levels.find((each) => each === level) ?? null,
  };
}

function pathOf({ theme, strictness }: Choice, locale: Locale): string {
  const query = {
    theme: theme?.toLowerCase().replaceAll('_', '-'),
    level: strictness?.toLowerCase(),
  };
  return screenPath('allMealPlans', locale, undefined, { query });
}

function alternatesOf(choice: Choice): Record<Locale, string> {
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, pathOf(choice, locale)]),
  ) as Record<Locale, string>;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.meal_plans_all_title(), description: m.meal_plans_all_lead(), matches }),
];

export default function AllMealPlans({ loaderData: { plans, choice } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <Page className="pb-16">
      <PageHeader title={m.meal_plans_all_title()} lead={m.meal_plans_all_lead()} />
      <Filters choice={choice} />
      <output className="block font-semibold text-ink-2">
        {m.meal_plans_all_count({ count: plans.length })}
      </output>
      {plans.length === 0 ? (
        <EmptyState
          scene="searching"
          title={m.meal_plans_all_none()}
          action={
            <ButtonLink to={screenPath('allMealPlans', locale)}>
              {m.meal_plans_all_show()}
            </ButtonLink>
          }
        />
      ) : (
        shelvesOf({ plans, choice }).map((shelf, index) => (
          <Shelf key={shelf.theme} {...shelf} choice={choice} isFirst={index === 0} />
        ))
      )}
    </Page>
  );
}

type Plans = Route.ComponentProps['loaderData']['plans'];

/** A theme that was chosen is shown whole. */
function shelvesOf({ plans, choice }: { plans: Plans; choice: Choice }) {
  const { theme } = choice;
  return theme === null ? planShelves(plans) : [{ theme, plans, count: plans.length }];
}

function Shelf({
  theme,
  plans,
  count,
  choice,
  isFirst,
}: PlanShelf<Plans[number]> & { choice: Choice; isFirst: boolean }) {
  const locale = useLocale();
  const title = themeWords[theme]();
  const link = {
    to: pathOf({ ...choice, theme }, locale),
    label: (
      <>
        {m.meal_plans_door_all({ count })}
        <span className="sr-only">, {title}</span>
      </>
    ),
  };
  return (
    <Section title={title} space="tight" {...(count > plans.length && { link })}>
      <CardGrid columns={3}>
        {plans.map((plan, index) => (
          <TeaserCard key={plan.id} plan={plan} loading={isFirst && index < 3 ? 'eager' : 'lazy'} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** Links, so that a choice has an address and needs no script. */
function Filters({ choice }: { choice: Choice }) {
  return (
    <nav aria-label={m.meal_plans_filter()} className="grid gap-3 pb-6">
      <Chips
        label={m.meal_plans_all_themes()}
        chips={[null, ...themes].map((theme) => ({
          label: theme === null ? m.meal_plans_theme_any() : themeWords[theme](),
          choice: { ...choice, theme },
          isCurrent: choice.theme === theme,
        }))}
      />
      <Chips
        label={m.meal_plans_all_levels()}
        chips={[null, ...levels].map((strictness) => ({
          label:
            strictness === null ? m.recipes_filter_all_levels() : strictnessWords[strictness](),
          choice: { ...choice, strictness },
          isCurrent: choice.strictness === strictness,
        }))}
      />
    </nav>
  );
}

function Chips({
  label,
  chips,
}: {
  label: string;
  chips: readonly { label: string; choice: Choice; isCurrent: boolean }[];
}) {
  const locale = useLocale();
  return (
    <ul
      aria-label={label}
      className="-mx-edge flex gap-2 overflow-x-auto scrollbar-none px-edge py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {chips.map(({ label: words, choice, isCurrent }) => (
        <li key={words}>
          <ChipLink to={pathOf(choice, locale)} isCurrent={isCurrent} preventScrollReset>
            {words}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MealPlansError error={error} fallback={<ListFailed />} />;
}
