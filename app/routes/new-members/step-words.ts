import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import { CalendarDotsIcon } from '@phosphor-icons/react/dist/ssr/CalendarDots';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import { PathIcon } from '@phosphor-icons/react/dist/ssr/Path';
import type { FirstStep } from '../../../domain/new-members/first-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { Icon } from '../../ui/icon.ts';

interface StepWords {
  title: () => string;
  text: () => string;
  go: () => string;
  kind: () => string;
  /** Null for the guide: that of the member's level says how long it takes. */
  minutes: number | null;
  sign: Icon;
  /** The recipe whose picture is shown beside the step. */
  pictureRecipeId: string;
}

export const stepWords: Record<FirstStep, StepWords> = {
  GUIDE: {
    title: m.new_members_guide_title,
    text: m.new_members_guide_text,
    go: m.new_members_guide_go,
    kind: m.new_members_guide_kind,
    minutes: null,
    sign: BookOpenTextIcon,
    pictureRecipeId: 'greek-village-salad-with-grilled-chicken',
  },
  MEAL_PLAN: {
    title: m.new_members_plan_title,
    text: m.new_members_plan_text,
    go: m.new_members_plan_go,
    kind: m.new_members_plan_kind,
    minutes: 2,
    sign: CalendarDotsIcon,
    pictureRecipeId: 'butter-chicken-with-cauliflower-rice',
  },
  SHOPPING_LIST: {
    title: m.new_members_list_title,
    text: m.new_members_list_text,
    go: m.new_members_list_go,
    kind: m.new_members_list_kind,
    minutes: 3,
    sign: BasketIcon,
    pictureRecipeId: 'garlic-shrimp-and-broccoli-stir-fry',
  },
  PROGRAM: {
    title: m.new_members_program_title,
    text: m.new_members_program_text,
    go: m.new_members_program_go,
    kind: m.new_members_program_kind,
    minutes: 2,
    sign: PathIcon,
    pictureRecipeId: 'steak-tagliata-with-arugula-and-parmesan',
  },
  PHONE: {
    title: m.new_members_phone_title,
    text: m.new_members_phone_text,
    go: m.new_members_phone_go,
    kind: m.new_members_phone_kind,
    minutes: 2,
    sign: DeviceMobileIcon,
    pictureRecipeId: 'shakshuka-with-feta-and-herbs',
  },
  REMINDERS: {
    title: m.new_members_reminders_title,
    text: m.new_members_reminders_text,
    go: m.new_members_reminders_go,
    kind: m.new_members_reminders_kind,
    minutes: 1,
    sign: BellIcon,
    pictureRecipeId: 'skyr-with-lingonberries-and-hazelnuts',
  },
};

/** How long a step takes, where that is known. */
export function minutesOfStep(step: FirstStep, guideMinutes: number | null): number | null {
  return stepWords[step].minutes ?? guideMinutes;
}
