import * as m from '../../../../i18n/paraglide/messages.js';
import { Card } from '../../../ui/layout/card.tsx';
import { avoidedFoodNames } from '../../onboarding/avoided-food-names.ts';
import { radioOptions } from '../../onboarding/radio-options.ts';
import { challengeOptions, goalOptions, healthOptions } from '../../onboarding/tile-options.tsx';
import type { MemberCareQuery } from '../operations.gen.ts';

type Quiz = NonNullable<NonNullable<MemberCareQuery['memberCare']>['quiz']>;

/** Answers by their names in the quiz. */
const words: ReadonlyMap<string, () => string> = new Map([
  ...[...goalOptions, ...healthOptions, ...challengeOptions].map(
    ({ value, label }) => [value, label] as const,
  ),
  ...[...radioOptions.carbLevel, ...radioOptions.proteinLevel].map(
    ({ value, title }) => [value, title] as const,
  ),
  ...Object.entries(avoidedFoodNames),
]);

/** The answers that care is about, as they are now. */
export function QuizCard({ quiz }: { quiz: Quiz }) {
  const { goals, healthConditions, carbLevel, proteinLevel, avoid, challenges } = quiz;
  const rows = [
    { name: m.pro_care_quiz_goals(), values: goals },
    { name: m.pro_care_quiz_health(), values: healthConditions },
    { name: m.pro_care_quiz_carbs(), values: [carbLevel ?? ''] },
    { name: m.pro_care_quiz_protein(), values: [proteinLevel ?? ''] },
    { name: m.pro_care_quiz_avoid(), values: avoid },
    { name: m.pro_care_quiz_hard(), values: challenges },
  ];
  return (
    <Card as="section">
      <h2 className="text-h3">{m.pro_care_item_quiz()}</h2>
      <dl className="mt-2 divide-y divide-line">
        {rows.map(({ name, values }) => (
          <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[11rem_1fr]">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold">{namesOf(values)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function namesOf(values: readonly string[]): string {
  const names = values.flatMap((value) => words.get(value)?.() ?? []);
  return names.length > 0 ? names.join(', ') : m.pro_care_none();
}
