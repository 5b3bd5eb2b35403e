import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { WeekNotMade } from '../../../plans/week-not-made.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { WidenPreferences } from '../../onboarding/widen-preferences.tsx';
import type { PlanAnswer } from '../changes/plan-forms.ts';

type WaysOut = typeof WidenPreferences;

const load = (): Promise<{
  default: ComponentType<Parameters<WaysOut>[0] & { plain: ReactNode }>;
}> =>
  import('../../onboarding/widen-preferences.tsx').then(
    ({ WidenPreferences: ways }) => ({ default: ways }),
    () => ({ default: ({ plain }) => plain }),
  );

/** Few weeks are refused: browsers fetch the script when one is. */
const Ways = import.meta.env.SSR ? (await load()).default : lazy(load);

/** What would have to give way so that there is a week; where that script does not come, that it has to. */
export function RefusedWeek({ answer }: { answer: PlanAnswer }) {
  const plain = (
    <>
      <PageHeader title={m.meal_plans_planner_title()} />
      <WeekNotMade answer={answer} again={null} />
    </>
  );
  return (
    <Suspense fallback={plain}>
      <Ways relaxations={answer.result?.relaxations ?? []} plain={plain} />
    </Suspense>
  );
}
