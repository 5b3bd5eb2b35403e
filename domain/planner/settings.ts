import { energyKnownTo, energyOffFrom } from './off-targets.rules.ts';

/**
 * Every weight, limit and target of the generator, each with its source or its reason: the one
 * place to change them, and what operators are shown. The reasons are ours, the weights judged and
 * not measured; a clinician must sign off the limits and targets.
 */
interface Setting {
  readonly value: number;
  readonly unit?: SettingUnit;
  readonly reason: string;
  /** Where the figure comes from, if not from us. */
  readonly source?: string;
}

type SettingUnit =
  | 'minutes'
  | 'days'
  | 'grams'
  | 'kcal'
  | 'grams per kg'
  | 'cm'
  | 'share'
  | 'times';

const mifflin = 'Mifflin–St Jeor 1990 (PMID 2305711)';
const proteinByMeal = 'Jäger 2017, ISSN position stand (PMC5477153): 20 to 40 g a meal';
const vegetablesByDay = 'WHO healthy diet: at least 400 g of fruit and vegetables a day';
const fiberByDay = 'EFSA 2010, WHO 2023: at least 25 g a day';
const virta = 'Hallberg 2018, Virta trial (PMC6104272): 1.5 g per kg of reference weight';
const surveyMinutes =
  'The quiz asks for 15, 45 or more minutes of cooking, and the answer holds on any day';

export const settings = {
  /**
   * Of the objective, which has no unit: 1 is about what a member would give to have a whole day
   * right.
   */
  weights: {
    energyOff: {
      value: 4,
      reason: 'A day 30 % off its energy costs 1; energy matters most after safety.',
    },
    energyTolerance: {
      value: energyKnownTo,
      unit: 'share',
      reason: 'Recipe energy is not known better than 5 %, so differences below it are noise.',
    },
    energyFarOff: {
      value: 6,
      reason:
        'On top, for what a day is further off than plans accept: a light dish is no dinner then.',
    },
    energyFarFrom: {
      value: energyOffFrom,
      unit: 'share',
      reason: 'What plans and swaps call a day off its energy.',
    },
    proteinShort: {
      value: 5,
      reason: 'Too little protein costs more than too much energy: muscle and satiety need it.',
    },
    proteinOver: { value: 2, reason: 'Too much protein is dear and dull rather than harmful.' },
    proteinOverFrom: {
      value: 1.5,
      unit: 'times',
      reason: 'Half above the target is still a normal high day.',
    },
    vegetablesShort: {
      value: 0.8,
      reason: 'A day without vegetables; half a portion short is outweighed by a recipe one likes.',
    },
    vegetablesFrom: {
      value: 300,
      unit: 'grams',
      reason: 'Three quarters of the advice, as berries and other fruit are not counted.',
      source: vegetablesByDay,
    },
    dinnerVegetablesShort: {
      value: 1.4,
      reason: 'A dinner 30 g short: the whole span of ratings. At 0.6 one of 15 was short.',
    },
    dinnerVegetablesFrom: {
      value: 100,
      unit: 'grams',
      reason: 'A portion belongs on the plate of the main meal, however many the day has.',
      source: vegetablesByDay,
    },
    fiberShort: {
      value: 1.2,
      reason: 'A day without fiber; few carbs leave little of it unless it is looked for.',
    },
    fiberFactorWhenHurried: {
      value: 2.5,
      unit: 'times',
      reason:
        'Their every food and dish is dear; at the usual price nobody would look for fiber in them.',
    },
    fiberFrom: { value: 25, unit: 'grams', reason: 'What a day should have.', source: fiberByDay },
    saturatedFatOver: {
      value: 1,
      reason: 'Twice as much as is accepted: far less than a day off its energy, as trials differ.',
    },
    saturatedFatFrom: {
      value: 0.15,
      unit: 'share',
      reason: 'Of the energy; half above the advice, since most energy comes from fat here.',
      source: 'WHO 2023: at most a tenth of energy from saturated fat',
    },
    saltOver: {
      value: 0.25,
      reason: 'Twice as much as is accepted; most of it is in the salt shaker.',
    },
    saltFrom: {
      value: 7,
      unit: 'grams',
      reason: 'Above the advice, since who eats few carbs loses more of it.',
      source: 'WHO 2012: less than 5 g a day',
    },
    breakfastOver: {
      value: 4,
      reason: 'A breakfast of half the energy costs 0.4: lunch and dinner are small then.',
    },
    breakfastMostShare: {
      value: 0.4,
      unit: 'share',
      reason: 'Of the energy of a day: above it, it is the main meal.',
    },
    lightMeal: {
      value: 4,
      reason:
        'A dinner 5 % of the day too light costs 0.2, when plates are sized: it grows while a breakfast shrinks.',
    },
    lunchLeastShare: {
      value: 0.22,
      unit: 'share',
      reason: 'Of the energy of a day: below it, lunch is a snack.',
    },
    dinnerLeastShare: {
      value: 0.28,
      unit: 'share',
      reason: 'Of the energy of a day: a dinner should be one. 1 of 34 was under a quarter.',
    },
    proteinOfMealShort: {
      value: 0.5,
      reason: 'A clear soup is a starter: a lunch or dinner without protein leaves one hungry.',
    },
    proteinOfMealFrom: {
      value: 20,
      unit: 'grams',
      reason: 'What a serving of a main should bring for it to be a meal.',
      source: proteinByMeal,
    },
    seafoodMissed: {
      value: 0.3,
      reason: 'Each meal of fish or shellfish a week lacks, for those who eat fish.',
    },
    veganUnasked: {
      value: 0.12,
      reason: 'A main without anything of animals, for who eats meat: now and then, not every day.',
    },
    rating: { value: 0.4, reason: 'What a member would rate worst against best.' },
    ratingUnknown: { value: 4, reason: 'Unrated recipes count as the usual mean of ratings.' },
    starsOfFavorite: { value: 5, reason: 'Who gives a heart and no stars would give all of them.' },
    starsLostBySwap: {
      value: 1,
      reason: 'Taken out of a plan once, a dish may have met the wrong day: a little less of it.',
    },
    mostStarsLostBySwaps: {
      value: 2,
      reason: 'Three times is a no, and yet not the worst rating.',
    },
    opinionsForTaste: {
      value: 4,
      reason:
        'So many opinions on a cuisine, kind of dish or protein source count as much as none at all.',
    },
    mostStarsByTaste: { value: 1, reason: 'What is like liked dishes is only likely to be liked.' },
    cuisineMissed: { value: 0.12, reason: 'A wish, not a condition: about half the rating span.' },
    dishMissed: {
      value: 0.08,
      reason: 'Members name few dishes; a week of them would be monotonous.',
    },
    satietyMissed: { value: 0.12, reason: 'From a score of 100 down to 0.' },
    satietyUnknown: { value: 50, reason: 'An unknown score neither helps nor harms.' },
    satietyFactorWhenHungry: {
      value: 2,
      unit: 'times',
      reason: 'Members who name hunger or cravings as their challenge need filling food more.',
    },
    costAboveBudget: { value: 0.1, reason: 'Each price level above the chosen budget.' },
    hourOfCooking: {
      value: 0.1,
      reason: 'Within the cap an hour less is worth half a rating span.',
    },
    hourOfWaiting: {
      value: 0.02,
      reason: 'An oven needs no hands, but somebody at home: a fifth of an hour of cooking.',
    },
    recency: {
      value: 1.5,
      reason:
        'What was eaten last should hardly come back: with 40 dinners in 15 minutes, 0.6 brought every second one back within a fortnight.',
    },
    recencyOfFavorite: {
      value: 0.2,
      unit: 'times',
      reason: 'Who gives a dish their heart asks for it again: a fifth of that is held against it.',
    },
    recencyDecay: {
      value: 0.9834714538216175,
      unit: 'times',
      reason: 'e^(−1/60) a day: after a month 0.9 are left, enough to try the untried first.',
    },
    restServing: {
      value: 0.25,
      reason:
        'Each serving that is cooked and eaten by nobody: food and work for nothing. Three of them outweigh any liking.',
    },
    proteinRepeated: {
      value: 0.6,
      reason:
        'Each dish of one protein source beyond three a week: a fourth evening of shrimp is dull.',
    },
    proteinRepeatedMuch: { value: 0.35, reason: 'On top of that, each beyond five a week.' },
    dishRepeated: { value: 0.15, reason: 'Each beyond three of one kind of dish a week.' },
    sameProteinNextDinner: {
      value: 0.3,
      reason: 'Chicken tonight and chicken tomorrow is noticed.',
    },
    sameDishNextDinner: { value: 0.2, reason: 'So is soup tonight and soup tomorrow.' },
    sameProteinNextBreakfast: {
      value: 0.15,
      reason: 'Eggs three mornings running are a rut, yet many like eggs every other day.',
    },
    sameProteinSameDay: {
      value: 0.2,
      reason: 'Eggs for breakfast and again at noon; leftovers count, for they are eaten too.',
    },
    sameDishSameDay: { value: 0.2, reason: 'Soup at noon and soup at night.' },
    oddPair: {
      value: 0.4,
      reason: 'Bread beside a sandwich, sauce beside a stew: nobody would serve them together.',
    },
    perishableRare: {
      value: 0.07,
      reason: 'Few recipes use it up, so a bought one is likely wasted.',
    },
    perishableCommon: {
      value: 0.03,
      reason: 'Used up easily; it is still one more thing to buy.',
    },
    keptFood: {
      value: 0.015,
      reason: 'Cans, nuts and cheese keep, yet each is a line to find and carry.',
    },
    foodFactorWhenHurried: {
      value: 8.5,
      unit: 'times',
      reason: 'Who has fifteen minutes to cook has little time to shop.',
    },
    dishWhenHurried: {
      value: 0.12,
      reason: 'Each different dish of a week, for who has little time: twice the same is learnt.',
    },
    dishTooMany: {
      value: 3,
      reason: 'Each beyond the limit on top: it holds unless nothing else does.',
    },
    freshLunch: { value: 0.15, reason: 'Who wants leftovers wants to cook less at noon.' },
    leftoverFactor: {
      value: 0.6,
      unit: 'times',
      reason: 'A liked dinner is liked a little less the next day.',
    },
    leftoverBase: { value: 0.05, reason: 'Two equal plans: fresh food wins by a little.' },
    repeatWithinWeek: {
      value: 0.3,
      reason: 'Where recipes must come back within the week, spread them evenly.',
    },
  },
  limits: {
    minimalMinutes: { value: 15, unit: 'minutes', reason: surveyMinutes },
    averageMinutes: { value: 45, unit: 'minutes', reason: surveyMinutes },
    plentyWeekdayMinutes: {
      value: 120,
      unit: 'minutes',
      reason: 'Nobody who has the time cooks longer after work.',
    },
    plentyWeekendMinutes: {
      value: 240,
      unit: 'minutes',
      reason: 'Long enough for every roast and braise.',
    },
    averageWeekdayClock: {
      value: 75,
      unit: 'minutes',
      reason: 'After work half an hour more may pass while the oven does the rest.',
    },
    averageWeekendClock: {
      value: 240,
      unit: 'minutes',
      reason: 'A stew needs somebody at home on a free day, not somebody at the stove.',
    },
    plentyWeekendClock: {
      value: 960,
      unit: 'minutes',
      reason: 'Also what is salted the evening before.',
    },
    madeAheadWait: {
      value: 180,
      unit: 'minutes',
      reason: 'A breakfast that stands this long was stirred together the evening before.',
    },
    dayOfPlanningMinutes: {
      value: 180,
      unit: 'minutes',
      reason:
        'Whoever plans today has that long until dinner at the least, and no evening before breakfast.',
    },
    weekdayBreakfastMinutes: {
      value: 30,
      unit: 'minutes',
      reason: 'Nobody cooks longer before work, whatever time they say they have.',
    },
    beginnerDifficulty: { value: 1, reason: 'Of 0 to 3: a beginner manages what is called easy.' },
    averageDifficulty: { value: 2, reason: 'Of 0 to 3: hard recipes are for those who ask.' },
    masterChefDifficulty: { value: 3, reason: 'Of 0 to 3: everything.' },
    lessCostLevel: { value: 1, reason: 'Of 1 to 3: what a small budget accepts without cost.' },
    averageCostLevel: { value: 2, reason: 'Of 1 to 3: only the dearest third is held against it.' },
    moreCostLevel: { value: 3, reason: 'Of 1 to 3: price does not matter.' },
    strictNetCarbs: {
      value: 20,
      unit: 'grams',
      reason: 'Keto is under this, the strict end of what very low-carb trials use.',
      source: 'Feinman 2015 (PMID 25287761): very low-carb is 20 to 50 g',
    },
    moderateNetCarbs: {
      value: 50,
      unit: 'grams',
      reason: 'At most; also where the level is unknown.',
      source: 'Feinman 2015 (PMID 25287761): very low-carb is 20 to 50 g',
    },
    liberalNetCarbs: {
      value: 100,
      unit: 'grams',
      reason: 'At most; well below what still counts as low-carb.',
      source: 'Feinman 2015 (PMID 25287761): low-carb is under 130 g',
    },
    repeatDays: {
      value: 7,
      unit: 'days',
      reason: 'The same recipe at most once a week is what members of every planner ask for.',
    },
    longPlanDays: {
      value: 14,
      unit: 'days',
      reason: 'Longer plans are seen long enough to ask for twice as long without repetition.',
    },
    acceptedRepeatDays: {
      value: 3,
      unit: 'days',
      reason: 'Where recipes are few, breakfasts by themselves and the rest if the member agrees.',
    },
    hurriedRepeatDays: {
      value: 2,
      unit: 'days',
      reason: 'Breakfasts, lunches and sides of who has little time: every other day the same.',
    },
    hurriedDishes: {
      value: 12,
      reason: 'Different dishes a week for who has little time: seven dinners and little else.',
    },
    mostPlanDays: { value: 28, unit: 'days', reason: 'Four weeks are more than anyone shops for.' },
    weekDays: {
      value: 7,
      unit: 'days',
      reason: 'Leftovers never cross the weekly shop, and variety is counted from shop to shop.',
    },
    proteinFree: {
      value: 3,
      unit: 'times',
      reason: 'So often a week a protein source is nothing to remark on.',
    },
    proteinMuch: { value: 5, unit: 'times', reason: 'More is most of the week.' },
    dishFree: {
      value: 3,
      unit: 'times',
      reason: 'So often a week a kind of dish is nothing to remark on.',
    },
    seafoodMeals: {
      value: 2,
      unit: 'times',
      reason: 'So often a week fish or shellfish belongs on the table.',
      source: 'AHA 2018 (PMID 29773586): one to two seafood meals a week',
    },
    commonFoodShare: {
      value: 0.05,
      unit: 'share',
      reason: 'A food used by this share of recipes is easily used up.',
    },
    leastPortion: {
      value: 0.75,
      unit: 'times',
      reason: 'Of who burns little; three usual servings are a quarter too much for them.',
    },
    leastPortionForCarbs: {
      value: 1,
      unit: 'times',
      reason:
        'Where carbs leave little room, plates get no smaller than recipes serve: hunger is no way out.',
    },
    mostPortion: {
      value: 2,
      unit: 'times',
      reason: 'Two large meals a day are twice what recipes serve; more does not fit a plate.',
    },
    portionStep: { value: 0.25, unit: 'times', reason: 'Quarters can be measured in a kitchen.' },
  },
  targets: {
    restingFemale: { value: -161, unit: 'kcal', reason: 'Its constant.', source: mifflin },
    restingMale: { value: 5, unit: 'kcal', reason: 'Its constant.', source: mifflin },
    restingPerKg: { value: 10, unit: 'kcal', reason: 'Per kg of weight.', source: mifflin },
    restingPerCm: { value: 6.25, unit: 'kcal', reason: 'Per cm of height.', source: mifflin },
    restingPerYear: { value: -5, unit: 'kcal', reason: 'Per year of age.', source: mifflin },
    lessActive: {
      value: 1.4,
      unit: 'times',
      reason: 'Energy burnt against at rest, sitting most of the day.',
      source: 'FAO/WHO/UNU 2004: 1.40 to 1.69 is a sedentary or light way of life',
    },
    moderate: {
      value: 1.6,
      unit: 'times',
      reason: 'Some walking or sport most days.',
      source: 'FAO/WHO/UNU 2004',
    },
    active: {
      value: 1.8,
      unit: 'times',
      reason: 'Physical work or sport every day.',
      source: 'FAO/WHO/UNU 2004: 1.70 to 1.99 is an active way of life',
    },
    weightLossShare: {
      value: 0.8,
      unit: 'share',
      reason: 'A fifth less than is burnt: half a kg a week for most, and it can be kept up.',
      source: 'AHA/ACC/TOS 2013 (PMID 24222017): 500 to 750 kcal a day less',
    },
    leastKcalFemale: {
      value: 1200,
      unit: 'kcal',
      reason: 'The customary floor without supervision.',
      source: 'AHA/ACC/TOS 2013 (PMID 24222017)',
    },
    leastKcalMale: {
      value: 1500,
      unit: 'kcal',
      reason: 'The customary floor without supervision.',
      source: 'AHA/ACC/TOS 2013 (PMID 24222017)',
    },
    referenceBmi: {
      value: 25,
      reason: 'Protein is reckoned from the weight at the upper end of normal.',
      source: 'WHO: normal weight is a BMI of 18.5 to 25',
    },
    countedShareOfExcess: {
      value: 0.25,
      unit: 'share',
      reason: 'Adjusted body weight: of what lies above, a quarter needs protein.',
    },
    adequatePerKg: { value: 1.3, unit: 'grams per kg', reason: 'Adequate.', source: virta },
    adequateLeast: { value: 90, unit: 'grams', reason: 'The band called adequate.' },
    adequateMost: { value: 120, unit: 'grams', reason: 'The band called adequate.' },
    highPerKg: {
      value: 1.8,
      unit: 'grams per kg',
      reason: 'High.',
      source: 'Jäger 2017, ISSN position stand (PMC5477153): 1.4 to 2.0',
    },
    highLeast: { value: 120, unit: 'grams', reason: 'The band called high starts here.' },
    highMost: { value: 200, unit: 'grams', reason: 'More is hard to eat and helps no further.' },
    leastPerKg: { value: 1.2, unit: 'grams per kg', reason: 'Low-carb practice.', source: virta },
    mostPerKg: {
      value: 2,
      unit: 'grams per kg',
      reason: 'Beyond it protein adds nothing for most.',
      source: 'Jäger 2017, ISSN position stand (PMC5477153)',
    },
    mostEnergyShare: {
      value: 0.4,
      unit: 'share',
      reason: 'Above this, protein itself becomes the burden.',
      source: 'Bilsborough 2006 (PMID 16779921): 35 % advised, 40 % the ceiling here',
    },
    leastProteinFemale: {
      value: 90,
      unit: 'grams',
      reason: 'At the shorter height, rising in a line.',
    },
    leastProteinFemaleTall: { value: 130, unit: 'grams', reason: 'At the taller height.' },
    leastProteinMale: {
      value: 105,
      unit: 'grams',
      reason: 'At the shorter height, rising in a line.',
    },
    leastProteinMaleTall: { value: 140, unit: 'grams', reason: 'At the taller height.' },
    shortHeight: { value: 150, unit: 'cm', reason: 'Where the least protein starts to rise.' },
    tallHeight: { value: 195, unit: 'cm', reason: 'Where the least protein stops rising.' },
    plainDayKcalOfTwoMeals: {
      value: 1250,
      unit: 'kcal',
      reason: 'A day of plain servings; the portion scales from it. From the recipes we have.',
    },
    plainDayKcalOfThreeMeals: {
      value: 1650,
      unit: 'kcal',
      reason: 'A day of plain servings; the portion scales from it. From the recipes we have.',
    },
  },
  /** What a change of preference asks of a member; the lightest sets are proposed. */
  relaxations: {
    leftovers: { value: 0.8, reason: 'Eating a dinner again asks least.' },
    cookingTimeStep: { value: 1, reason: 'Cooking longer is the mildest wish to give up.' },
    cookingSkillStep: { value: 1, reason: 'So is trying something harder.' },
    repeats: { value: 1.2, reason: 'Recipes coming back sooner are dull, not hard.' },
    twoMeals: { value: 2.5, reason: 'A meal less changes the day.' },
    carbLevelStep: { value: 3, reason: 'Close to medical advice, so later than comfort.' },
    avoid: { value: 4, reason: 'Food somebody does not want to eat is asked for last.' },
    mostChangesAtOnce: { value: 3, reason: 'More is another profile.' },
    mostRelaxations: { value: 3, reason: 'More is no help to decide.' },
  },
  search: {
    mainsPerClass: {
      value: 130,
      reason:
        'Candidates kept per class and price: what shares its foods with others is dear by itself.',
    },
    weekendMainsPerClass: { value: 40, reason: 'On top, those too slow for weekdays.' },
    sidesPerClass: { value: 40, reason: 'Sides and extras matter less.' },
    foodsNotShared: {
      value: 0.4,
      unit: 'share',
      reason: 'Of the foods a candidate needs, what is bought for it alone as a rule.',
    },
    manySurvivors: {
      value: 20_000,
      reason: 'From so many on, the dearer half is passed over: it hardly ever holds a chosen one.',
    },
    steps: {
      value: 320_000,
      reason:
        'The budget of any search: with the two below 25 ms for a week, which nobody notices. A step takes some 35 ns.',
    },
    stepsPerWeek: { value: 120_000, reason: 'Steps for each week on top.' },
    stepsPerCandidate: { value: 100, reason: 'And for each recipe that there is to choose from.' },
    fewSteps: {
      value: 0.3,
      unit: 'share',
      reason: 'Of the budget above: with less, two generations of searches do better than three.',
    },
    fewestSteps: {
      value: 0.1,
      unit: 'share',
      reason: 'With less, a single search does better than any generations.',
    },
    portionApart: {
      value: 0.03,
      reason:
        'A plate a quarter larger or smaller than the others: a day within 1 % of its energy is worth it.',
    },
    portionBehind: {
      value: 0.04,
      unit: 'share',
      reason: 'A portion whose plans are so much worse after a generation does not catch up.',
    },
  },
} as const satisfies Record<string, Record<string, Setting>>;

export interface PlannerSetting extends Setting {
  readonly group: keyof typeof settings;
  readonly name: string;
}

/** The table as a list, to be shown. */
export function listPlannerSettings(): PlannerSetting[] {
  const groups = Object.entries(settings) as [keyof typeof settings, Record<string, Setting>][];
  return groups.flatMap(([group, entries]) =>
    Object.entries(entries).map(([name, setting]) => ({ group, name, ...setting })),
  );
}
