import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const path = '/user/food-preferences';
const saved = `→ ${path}?saved=true`;

/** As the page sends them; of a list one each. */
const aboutYou = {
  goals: 'IMPROVE_HEALTH',
  gender: 'MALE',
  birthYear: '1971',
  measurementSystem: 'METRIC',
  heightCm: '181',
  activity: 'ACTIVE',
  hasWeightGoal: 'yes',
  weightUnit: 'kg',
  goalWeight: '75',
  challenges: 'CRAVINGS',
};
const foodAndWeek = {
  avoid: 'FISH',
  allergies: 'FISH',
  cuisines: 'INDIAN',
  dishes: 'SOUP',
  carbLevel: 'STRICT',
  proteinLevel: 'HIGH_PROTEIN',
  adults: '2',
  children: '1',
  adultNames: 'Leo',
  childNames: 'Bo',
  cookingSkill: 'beginner',
  cookingTime: 'plenty',
  foodBudget: 'more',
  mealsPerDay: '2',
  leftovers: 'no',
  acceptsRepeats: 'yes',
};

/** A field of the page as it was left: the choice taken, or the value typed. */
const chosen = (name: string, value: string) =>
  input([`name="${name}"`, `value="${value}"`, 'checked=""']);
const typed = (name: string, value: string) => input([`name="${name}"`, `value="${value}"`]);

function input(parts: readonly string[]): RegExp {
  return new RegExp(`<input${parts.map((part) => `(?=[^>]*\\s${RegExp.escape(part)})`).join('')}`);
}

const shownAboutYou = [
  chosen('goals', 'IMPROVE_HEALTH'),
  chosen('gender', 'MALE'),
  typed('birthYear', '1971'),
  typed('heightCm', '181'),
  chosen('activity', 'ACTIVE'),
  chosen('hasWeightGoal', 'yes'),
  typed('goalWeight', '75'),
  chosen('challenges', 'CRAVINGS'),
];
const shownFoodAndWeek = [
  chosen('avoid', 'FISH'),
  chosen('cuisines', 'INDIAN'),
  chosen('dishes', 'SOUP'),
  chosen('carbLevel', 'STRICT'),
  chosen('proteinLevel', 'HIGH_PROTEIN'),
  typed('adultNames', 'Leo'),
  typed('childNames', 'Bo'),
  chosen('cookingSkill', 'beginner'),
  chosen('cookingTime', 'plenty'),
  chosen('foodBudget', 'more'),
  chosen('mealsPerDay', '2'),
  chosen('leftovers', 'no'),
  chosen('acceptsRepeats', 'yes'),
];

testForms({
  area: 'preferences',
  cases: [
    ...forms('visitor', '/preferences/units', {
      'a choice of units': [{ units: 'us', return_to: '/recipes?page=2' }, '→ /recipes?page=2'],
      'units that take a reader elsewhere': [
        { units: 'us', return_to: 'https://evil.example/' },
        '→ /',
      ],
      'units there are none of': [{ units: 'stone' }, '400 input.invalid'],
    }),
    ...forms('visitor', path, {
      'preferences of nobody': [
        { intent: 'save' },
        '→ /login?redirect_to=%2Fuser%2Ffood-preferences',
      ],
    }),
    ...forms('free', path, {
      'preferences of no member': [{ intent: 'save' }, '403 preferences.membership-required'],
      'who they are, before the quiz': [
        { intent: 'save-about-you', ...aboutYou },
        '400 preferences.profile-missing',
      ],
    }),
    ...forms('answered', path, {
      'all preferences of no member': [
        { intent: 'save', ...aboutYou, ...foodAndWeek },
        '403 preferences.membership-required',
      ],
      'nothing told': [{ intent: 'save-about-you' }, '400 survey.goal-required'],
      'who they are': [
        { intent: 'save-about-you', ...aboutYou },
        saved,
        [...shownAboutYou, /Everything we work out for you/, /Save my details/, /7 days free/],
      ],
    }),
    ...forms('member', path, {
      'nothing answered': [{ intent: 'save' }, '400 survey.goal-required'],
      'food and week without who they are': [
        { intent: 'save', ...foodAndWeek },
        '400 survey.goal-required',
      ],
      'every preference': [
        { intent: 'save', ...aboutYou, ...foodAndWeek },
        saved,
        [...shownAboutYou, ...shownFoodAndWeek, /Save preferences/, /Make a new meal plan/],
      ],
    }),
  ],
});
