import { avoidGroups } from '../../planner/types.ts';
import { builder } from '../../../api/builder.ts';
import {
  activities,
  carbLevels,
  cookingSkills,
  cookingTimes,
  diets,
  dietChallenges,
  doctorReasons,
  foodBudgets,
  genders,
  goals,
  healthConditions,
  measurementSystems,
  proteinLevels,
  surveyCuisines,
  surveyDishes,
  weightUnits,
  type SurveyAnswers,
} from './survey-answers.rules.ts';

export const DoctorReasonType = builder.enumType('DoctorReason', { values: doctorReasons });
const GoalType = builder.enumType('SurveyGoal', { values: goals });
const GenderType = builder.enumType('Gender', { values: genders });
const MeasurementSystemType = builder.enumType('MeasurementSystem', {
  values: measurementSystems,
});
const WeightUnitType = builder.enumType('WeightUnit', { values: weightUnits });
const ActivityType = builder.enumType('ActivityLevel', { values: activities });
const HealthConditionType = builder.enumType('HealthCondition', { values: healthConditions });
const CarbLevelType = builder.enumType('CarbLevel', { values: carbLevels });
const ProteinLevelType = builder.enumType('ProteinLevel', { values: proteinLevels });
export const AvoidedFoodType = builder.enumType('AvoidedFood', { values: avoidGroups });
export const DietType = builder.enumType('SurveyDiet', { values: diets });
const CuisineType = builder.enumType('SurveyCuisine', { values: surveyCuisines });
const DishType = builder.enumType('SurveyDish', { values: surveyDishes });
const CookingSkillType = builder.enumType('CookingSkill', { values: cookingSkills });
const CookingTimeType = builder.enumType('CookingTime', { values: cookingTimes });
const FoodBudgetType = builder.enumType('FoodBudget', { values: foodBudgets });
const DietChallengeType = builder.enumType('DietChallenge', { values: dietChallenges });

const optional = { nullable: true } as const;

export const SurveyAnswersType = builder.objectRef<SurveyAnswers>('SurveyAnswers').implement({
  description: 'Onboarding answers; null is not answered yet. Body measures are metric.',
  fields: (t) => ({
    goals: t.expose('goals', { type: [GoalType], ...optional }),
    gender: t.expose('gender', { type: GenderType, ...optional }),
    birthYear: t.exposeInt('birthYear', optional),
    heightCm: t.exposeFloat('heightCm', optional),
    measurementSystem: t.expose('measurementSystem', { type: MeasurementSystemType, ...optional }),
    weightUnit: t.expose('weightUnit', { type: WeightUnitType, ...optional }),
    activity: t.expose('activity', { type: ActivityType, ...optional }),
    weightKg: t.exposeFloat('weightKg', optional),
    healthConditions: t.expose('healthConditions', { type: [HealthConditionType], ...optional }),
    isPregnantOrBreastfeeding: t.exposeBoolean('isPregnantOrBreastfeeding', optional),
    doctorAdviceRead: t.expose('doctorAdviceRead', { type: [DoctorReasonType], ...optional }),
    carbLevel: t.expose('carbLevel', { type: CarbLevelType, ...optional }),
    proteinLevel: t.expose('proteinLevel', { type: ProteinLevelType, ...optional }),
    avoid: t.expose('avoid', { type: [AvoidedFoodType], ...optional }),
    allergies: t.expose('allergies', { type: [AvoidedFoodType], ...optional }),
    diet: t.expose('diet', { type: DietType, ...optional }),
    cuisines: t.expose('cuisines', { type: [CuisineType], ...optional }),
    dishes: t.expose('dishes', { type: [DishType], ...optional }),
    adults: t.exposeInt('adults', {
      ...optional,
      description: 'Who eat, the member among them; one where it was never asked.',
    }),
    children: t.exposeInt('children', optional),
    adultNames: t.exposeStringList('adultNames', {
      ...optional,
      description: 'Of the other adults, in their order; an empty text is no name.',
    }),
    childNames: t.exposeStringList('childNames', optional),
    cookingSkill: t.expose('cookingSkill', { type: CookingSkillType, ...optional }),
    cookingTime: t.expose('cookingTime', { type: CookingTimeType, ...optional }),
    foodBudget: t.expose('foodBudget', { type: FoodBudgetType, ...optional }),
    mealsPerDay: t.exposeInt('mealsPerDay', optional),
    leftovers: t.exposeBoolean('leftovers', optional),
    acceptsRepeats: t.exposeBoolean('acceptsRepeats', optional),
    challenges: t.expose('challenges', { type: [DietChallengeType], ...optional }),
    hasWeightGoal: t.exposeBoolean('hasWeightGoal', optional),
    goalWeightKg: t.exposeFloat('goalWeightKg', optional),
    dataConsent: t.exposeBoolean('dataConsent', optional),
  }),
});

export const SurveyAnswersInput = builder.inputType('SurveyAnswersInput', {
  description: 'Null takes an answer back; what is left out stays.',
  fields: (t) => ({
    goals: t.field({ type: [GoalType] }),
    gender: t.field({ type: GenderType }),
    birthYear: t.int({ description: 'Four digits.' }),
    heightCm: t.float(),
    measurementSystem: t.field({ type: MeasurementSystemType }),
    weightUnit: t.field({ type: WeightUnitType }),
    activity: t.field({ type: ActivityType }),
    weightKg: t.float(),
    healthConditions: t.field({ type: [HealthConditionType] }),
    isPregnantOrBreastfeeding: t.boolean(),
    carbLevel: t.field({ type: CarbLevelType }),
    proteinLevel: t.field({ type: ProteinLevelType }),
    avoid: t.field({ type: [AvoidedFoodType] }),
    allergies: t.field({
      type: [AvoidedFoodType],
      description: 'Avoided too; nothing ever proposes to eat these.',
    }),
    diet: t.field({ type: DietType }),
    cuisines: t.field({ type: [CuisineType] }),
    dishes: t.field({ type: [DishType] }),
    adults: t.int({ description: '1 to 8, the member among them.' }),
    children: t.int({ description: '0 to 8.' }),
    adultNames: t.stringList({
      description:
        'Of the other adults, in their order, up to 30 characters each; an empty text is no name.',
    }),
    childNames: t.stringList(),
    cookingSkill: t.field({ type: CookingSkillType }),
    cookingTime: t.field({ type: CookingTimeType }),
    foodBudget: t.field({ type: FoodBudgetType }),
    mealsPerDay: t.int({ description: '2 or 3.' }),
    leftovers: t.boolean(),
    acceptsRepeats: t.boolean({ description: 'Any dish may come back after three days.' }),
    challenges: t.field({ type: [DietChallengeType] }),
    hasWeightGoal: t.boolean(),
    goalWeightKg: t.float(),
    dataConsent: t.boolean(),
  }),
});
