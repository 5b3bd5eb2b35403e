import { BabyIcon } from '@phosphor-icons/react/dist/ssr/Baby';
import { BookOpenIcon } from '@phosphor-icons/react/dist/ssr/BookOpen';
import { CalendarDotsIcon } from '@phosphor-icons/react/dist/ssr/CalendarDots';
import { CookieIcon } from '@phosphor-icons/react/dist/ssr/Cookie';
import { DropIcon } from '@phosphor-icons/react/dist/ssr/Drop';
import { FirstAidIcon } from '@phosphor-icons/react/dist/ssr/FirstAid';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { HandshakeIcon } from '@phosphor-icons/react/dist/ssr/Handshake';
import { HeartbeatIcon } from '@phosphor-icons/react/dist/ssr/Heartbeat';
import { ListDashesIcon } from '@phosphor-icons/react/dist/ssr/ListDashes';
import { PulseIcon } from '@phosphor-icons/react/dist/ssr/Pulse';
import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { SmileyMehIcon } from '@phosphor-icons/react/dist/ssr/SmileyMeh';
import { SyringeIcon } from '@phosphor-icons/react/dist/ssr/Syringe';
import { ThumbsDownIcon } from '@phosphor-icons/react/dist/ssr/ThumbsDown';
import type {
  Goal,
  HealthCondition,
  dietChallenges,
  surveyCuisines,
  surveyDishes,
} from '../../../domain/profile/survey/survey-answers.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { Icon } from '../../ui/icon.ts';
import { plateOf } from './plates.ts';
import type { TileOption } from './tiles-step.tsx';

type Named<Word extends string> = readonly (TileOption & { value: Word })[];

export const goalOptions: Named<Goal> = [
  { value: 'LOSE_WEIGHT', label: m.onboarding_goal_lose_weight, picture: sign(ScalesIcon) },
  {
    value: 'IMPROVE_HEALTH',
    label: m.onboarding_goal_improve_health,
    picture: sign(HeartbeatIcon),
  },
  { value: 'LEARN', label: m.onboarding_goal_learn, picture: sign(BookOpenIcon) },
  { value: 'FIND_SUPPORT', label: m.onboarding_goal_find_support, picture: sign(HandshakeIcon) },
  { value: 'MANAGE_CRAVINGS', label: m.onboarding_goal_manage_cravings, picture: sign(CookieIcon) },
  {
    value: 'MEAL_PLANNING',
    label: m.onboarding_goal_meal_planning,
    picture: sign(CalendarDotsIcon),
  },
  {
    value: 'TREAT_HEALTH_CONDITION',
    label: m.onboarding_goal_treat_health_condition,
    picture: sign(FirstAidIcon),
  },
];

export const healthOptions: Named<HealthCondition> = [
  {
    value: 'HIGH_BLOOD_PRESSURE',
    label: m.onboarding_health_high_blood_pressure,
    picture: sign(PulseIcon),
  },
  {
    value: 'TYPE1_DIABETES',
    label: m.onboarding_health_type1_diabetes,
    picture: sign(SyringeIcon),
  },
  { value: 'TYPE2_DIABETES', label: m.onboarding_health_type2_diabetes, picture: sign(DropIcon) },
];

export const pregnancyOption: TileOption = {
  name: 'isPregnantOrBreastfeeding',
  value: 'yes',
  label: m.onboarding_health_pregnant,
  picture: sign(BabyIcon),
};

export const cuisineOptions: Named<(typeof surveyCuisines)[number]> = [
  { value: 'ASIAN', label: m.onboarding_cuisine_asian, picture: plate('ASIAN') },
  { value: 'INDIAN', label: m.onboarding_cuisine_indian, picture: plate('INDIAN') },
  { value: 'ITALIAN', label: m.onboarding_cuisine_italian, picture: plate('ITALIAN') },
  {
    value: 'MEDITERRANEAN',
    label: m.onboarding_cuisine_mediterranean,
    picture: plate('MEDITERRANEAN'),
  },
  { value: 'MEXICAN', label: m.onboarding_cuisine_mexican, picture: plate('MEXICAN') },
  {
    value: 'MIDDLE_EASTERN',
    label: m.onboarding_cuisine_middle_eastern,
    picture: plate('MIDDLE_EASTERN'),
  },
];

export const dishOptions: Named<(typeof surveyDishes)[number]> = [
  { value: 'CASSEROLE', label: m.onboarding_dish_casserole, picture: plate('CASSEROLE') },
  { value: 'GRILL', label: m.onboarding_dish_grill, picture: plate('GRILL') },
  { value: 'OMELET', label: m.onboarding_dish_omelet, picture: plate('OMELET') },
  { value: 'PIZZA', label: m.onboarding_dish_pizza, picture: plate('PIZZA') },
  { value: 'SALAD', label: m.onboarding_dish_salad, picture: plate('SALAD') },
  { value: 'SOUP', label: m.onboarding_dish_soup, picture: plate('SOUP') },
  { value: 'STEW', label: m.onboarding_dish_stew, picture: plate('STEW') },
  { value: 'STIR_FRY', label: m.onboarding_dish_stir_fry, picture: plate('STIR_FRY') },
];

export const challengeOptions: Named<(typeof dietChallenges)[number]> = [
  { value: 'BAD_FOOD', label: m.onboarding_challenge_bad_food, picture: sign(ThumbsDownIcon) },
  { value: 'CRAVINGS', label: m.onboarding_challenge_cravings, picture: sign(CookieIcon) },
  { value: 'HUNGER', label: m.onboarding_challenge_hunger, picture: sign(ForkKnifeIcon) },
  {
    value: 'LIMITED_OPTIONS',
    label: m.onboarding_challenge_limited_options,
    picture: sign(ListDashesIcon),
  },
  {
    value: 'NO_INTEREST_IN_DIET',
    label: m.onboarding_challenge_no_interest,
    picture: sign(SmileyMehIcon),
  },
];

function sign(Sign: Icon) {
  return <Sign weight="bold" size="1em" />;
}

function plate(of: Parameters<typeof plateOf>[0]) {
  return <img src={plateOf(of)} alt="" width={80} height={80} className="size-20 scale-125" />;
}
