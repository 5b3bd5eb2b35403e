import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const preview = '/new-member/personalization';

testForms({
  area: 'onboarding',
  cases: [
    ...forms('visitor', '/onboarding/goal', {
      'a goal': [{ intent: 'continue', goals: 'LOSE_WEIGHT' }, '→ /onboarding/sex'],
      'no goal': [{ intent: 'continue' }, '400 survey.goal-required'],
      'nothing, whatever was pressed before': [
        { intent: 'nothing', goals: 'LOSE_WEIGHT' },
        '400 survey.goal-required',
      ],
      'the way back': [{ intent: 'back' }, '→ /onboarding/welcome'],
      'the way out': [{ intent: 'exit' }, '→ /'],
      'a form of another page': [{ intent: 'keep' }, '400 input.invalid'],
    }),
    // What brought the visitor goes along, whichever way they go.
    ...forms('visitor', '/onboarding/goal?content=ad-7&source=letter&x=1', {
      'a goal of who came by a letter': [
        { intent: 'continue', goals: 'LOSE_WEIGHT' },
        '→ /onboarding/sex?content=ad-7&source=letter',
      ],
      'the way back of who came by a letter': [
        { intent: 'back' },
        '→ /onboarding/welcome?content=ad-7&source=letter',
      ],
      'the way out of who came by a letter': [{ intent: 'exit' }, '→ /?content=ad-7&source=letter'],
    }),
    ...forms('visitor', '/onboarding/foods-to-avoid', {
      'nothing to leave out': [{ intent: 'nothing', avoid: 'FISH' }, '→ /onboarding/cuisines'],
    }),
    ...forms('visitor', '/onboarding/nowhere', {
      'a question there is none of': [{ intent: 'continue' }, '404 page.not-found'],
    }),
    ...forms('free', preview, {
      'a week of who has not answered': [
        { requestKey: crypto.randomUUID() },
        '403 meal-plan.creation-membership-required',
      ],
    }),
    ...forms('member', preview, {
      'a week that is kept': [{ requestKey: crypto.randomUUID() }, /^→ \/meal-plan\/[\w-]+$/],
      'a week asked for without a key': [{ requestKey: 'x' }, '400 input.invalid'],
    }),
  ],
});
