import { forms } from '../testing/form-cases.ts';
import { planOfMember } from '../testing/own-plan.ts';
import { testForms } from '../testing/test-forms.ts';

const id = crypto.randomUUID();
const storeId = crypto.randomUUID();
const broccoli = { food_id: 'broccoli' };

testForms({
  area: 'shopping',
  own: planOfMember,
  cases: [
    ...forms('member', '/recipes/beef-and-broccoli-stir-fry', {
      'a recipe on the list': [
        { intent: 'list', id, recipe_id: 'beef-and-broccoli-stir-fry', servings: '2' },
        '200 done',
      ],
    }),
    ...forms('free', '/shopping-list', {
      'a list of no member': [{ intent: 'clear' }, '403 premium.required'],
      'an invitation onto no list': [{ intent: 'invite' }, '403 premium.required'],
    }),
    ...forms('free', '/shopping-list/join/x', {
      'an invitation that opens nothing': [
        { intent: 'join-list' },
        '400 shopping.invitation-invalid',
      ],
    }),
    ...forms('member', '/shopping-list', {
      'something to buy': [{ intent: 'add-extra', id, text: 'Soap' }, '200 done'],
      'nothing to buy': [{ intent: 'add-extra', id: 'b', text: '' }, '400 shopping.text-required'],
      'other words for it': [{ intent: 'change-extra', id, text: 'Two soaps' }, '200 done'],
      'something that is in the cart': [{ intent: 'tick', item_key: `extra:${id}` }, '200 done'],
      'something that is not after all': [
        { intent: 'untick', item_key: `extra:${id}` },
        '200 done',
      ],
      'something whose row is pressed': [
        { sent: new URLSearchParams({ intent: 'tick', item_key: `extra:${id}` }).toString() },
        '200 done',
      ],
      'a row of nothing': [{ sent: 'intent=eat' }, '400 input.invalid'],
      'a row that no keyboard writes': [
        { sent: 'intent=tick&item_key=a%00b' },
        '400 input.invalid',
      ],
      'something taken off': [{ intent: 'remove-extra', id }, '200 done'],
      'taking back what was not done': [{ intent: 'undo', id: crypto.randomUUID() }, '200 done'],
      'a food that is at home': [{ intent: 'keep-at-home', ...broccoli }, '200 done'],
      'a food that is wanted all the same': [{ intent: 'want', ...broccoli }, '200 done'],
      'a food as usual': [{ intent: 'leave-usual', ...broccoli }, '200 done'],
      'an amount of a food': [
        { intent: 'set-amount', ...broccoli, amount: '600', unit: 'g' },
        '200 done',
      ],
      'an amount that is none': [
        { intent: 'set-amount', ...broccoli, amount: 'many', unit: 'g' },
        '400 shopping.amount-invalid',
      ],
      'a recipe that is not on the list': [{ intent: 'remove-recipe', id: 'x' }, '200 done'],
      'dishes that are over and not on the list': [{ intent: 'clear-dishes', id: 'x' }, '200 done'],
      'news that are known': [{ intent: 'note-news' }, '200 done'],
      'a plan that is not on the list': [
        { intent: 'follow-plan', meal_plan_id: '{planId}', request_key: crypto.randomUUID() },
        '200 done',
      ],
      'days of a plan': [
        {
          intent: 'shop-plan',
          meal_plan_id: '{planId}',
          day: '0',
          request_key: crypto.randomUUID(),
        },
        '200 done',
      ],
      'a shared list': [{ intent: 'share' }, '→ /shopping-list?share='],
      'a list shared no more': [{ intent: 'unshare' }, '→ /shopping-list?share='],
      'an invitation': [{ intent: 'invite' }, '→ /shopping-list?people='],
      'an invitation taken back': [{ intent: 'take-invitation-back' }, '→ /shopping-list?people='],
      'somebody who is not on the list': [
        { intent: 'remove-person', person_id: id },
        '→ /shopping-list?people=',
      ],
      'leaving a list of their own': [{ intent: 'leave-list' }, '→ /shopping-list'],
      'what is bought taken off': [{ intent: 'clear' }, '200 done'],
      'an empty list': [{ intent: 'delete' }, '200 done'],
    }),
    ...forms('member', '/shopping-list/stores', {
      'a store': [{ intent: 'save-store', id: storeId, name: 'The corner' }, '200 done'],
      'a store without a name': [
        { intent: 'save-store', id: storeId, name: '' },
        '400 shopping.store-name-required',
      ],
      'shopping there': [{ intent: 'choose-store', id: storeId }, '200 done'],
      'a store that is not used': [{ intent: 'remove-store', id: storeId }, '200 done'],
      'a form of the list': [{ intent: 'share' }, '400 input.invalid'],
    }),
    ...forms('visitor', '/shopping-list/sync', {
      'what a device did, of nobody': [JSON.stringify({ operations: [] }), '401 auth.required'],
      'what is no report of a device': ['operations', '400 input.invalid'],
    }),
    ...forms('member', '/shopping-list/sync', {
      'a device with no news': [JSON.stringify({ operations: [] }), '200'],
      'a device that says something else': [JSON.stringify({ deeds: 3 }), '400 input.invalid'],
    }),
    // From here on, who was a visitor has an account.
    ...forms('visitor', '/shopping-list/join/x', {
      'an account without a name': [
        {
          intent: 'account',
          firstName: '',
          lastName: 'Lind',
          email: 'leo@yolk.example',
          password: 'plum-tree-7',
          hasAgreedToTerms: 'on',
        },
        '400 first-name.required',
      ],
      'an account to shop with': [
        {
          intent: 'account',
          firstName: 'Leo',
          lastName: 'Lind',
          email: 'leo@yolk.example',
          password: 'plum-tree-7',
          hasAgreedToTerms: 'on',
        },
        '→ /shopping-list/join/x',
      ],
    }),
  ],
});
