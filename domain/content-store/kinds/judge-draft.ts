import type { ThemedPlan } from '../../meal-plans/themed/themed-plan.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { EditedKind } from '../content-kind.rules.ts';
import type { Fields } from '../documents/document.rules.ts';
import { judgePlan } from '../plans/judge-plan.ts';
import { judgeRecipe } from '../recipes/judge-recipe.ts';
import type { Catalogue } from './catalogue.ts';
import { kinds } from './kinds.ts';
import type { Remark } from './remark.ts';

/** What there is to say of a draft, with what it would be as far as that can be worked out. */
export interface JudgedDraft {
  readonly remarks: readonly Remark[];
  readonly draft: CompiledRecipe | null;
  readonly plan: ThemedPlan | null;
}

export function judgeDraft(args: {
  kind: EditedKind;
  id: string;
  fields: Fields;
  catalogue: Catalogue;
}): JudgedDraft {
  const { kind, id, fields, catalogue } = args;
  const { content, themedPlans } = catalogue;
  if (kind === 'RECIPE') {
    const { remarks, draft } = judgeRecipe({ id, fields, content });
    return { remarks, draft, plan: null };
  }
  if (kind === 'MEAL_PLAN') {
    const { remarks, plan } = judgePlan({ id, fields, content, plans: themedPlans.plans });
    return { remarks, plan, draft: null };
  }
  return { remarks: kinds[kind].judge({ id, fields, catalogue }), draft: null, plan: null };
}
