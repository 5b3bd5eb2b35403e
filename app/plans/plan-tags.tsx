import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users';
import * as m from '../../i18n/paraglide/messages.js';
import type { PlanHeadFragment } from './operations.gen.ts';
import { Tag, type TagTone } from '../ui/data/tag.tsx';
import { dayAndMonth } from '../dates/long-date.ts';
import { useLocale } from '../shell/locale.ts';
import { strictnessWord } from '../dishes/recipe-words.ts';

type Kind = PlanHeadFragment['kind'];

const kinds: Record<Kind, { words: () => string; tone: TagTone }> = {
  CUSTOM: { words: m.meal_plans_kind_custom, tone: 'plum' },
  PERSONALIZED: { words: m.meal_plans_kind_personalized, tone: 'sky' },
  THEMED: { words: m.meal_plans_kind_themed, tone: 'yolk' },
};

type TaggedPlan = Pick<PlanHeadFragment, 'beginsOn' | 'isShared' | 'strictness' | 'kind'>;

export function PlanTags({ plan }: { plan: TaggedPlan }) {
  const locale = useLocale();
  const strictness = strictnessWord(plan.strictness);
  const { words, tone } = kinds[plan.kind];
  return (
    <>
      {plan.beginsOn && (
        <Tag tone="yolk">
          {m.meal_plans_on_calendar({ date: dayAndMonth(plan.beginsOn, locale) })}
        </Tag>
      )}
      {strictness && <Tag tone="leaf">{strictness}</Tag>}
      <Tag tone={tone}>{words()}</Tag>
      {plan.isShared && <Tag icon={UsersIcon}>{m.meal_plans_shared()}</Tag>}
    </>
  );
}
