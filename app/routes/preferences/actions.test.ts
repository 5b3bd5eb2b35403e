import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const requestKey = crypto.randomUUID();

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
    ...forms('visitor', '/user/food-preferences', {
      'preferences of nobody': [{}, '→ /login?redirect_to=%2Fuser%2Ffood-preferences'],
    }),
    ...forms('free', '/user/food-preferences', {
      'preferences of no member': [{}, '403 preferences.membership-required'],
    }),
    ...forms('member', '/user/food-preferences', {
      'nothing answered': [{ requestKey }, '400 survey.goal-required'],
      'other preferences': [
        {
          requestKey,
          carbLevel: 'STRICT',
          proteinLevel: 'HIGH_PROTEIN',
          cookingSkill: 'average',
          cookingTime: 'average',
          foodBudget: 'average',
          mealsPerDay: '3',
          leftovers: 'yes',
          adults: '2',
          children: '0',
        },
        '400 survey.goal-required',
      ],
    }),
  ],
});
