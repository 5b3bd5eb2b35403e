import { expect, test } from 'vitest';
import { ownContent } from '../recipes/testing/own-content.ts';
import { createFoodMatcher } from './match-food.ts';
import { ingredientLineText } from './recipe-yaml.ts';
import { resolveIngredient } from './resolve-ingredient.ts';

const matcher = createFoodMatcher(await ownContent());

test.each([
  ['1 1/2 cups almond flour, sifted', '360 ml almond-flour | sifted'],
  ['2-3 cloves garlic, minced', '2 clove garlic | minced'],
  ['½ tsp salt', '1/2 tsp salt'],
  ['2/3 cup milk', '160 ml milk'],
  ['500g chicken thighs (boneless)', '500 g chicken-thigh | boneless'],
  ['1 lb. ground beef', '454 g ground-beef'],
  ['1 large egg', '1 piece egg'],
  ['one onion', '1 piece onion'],
  ['4 garlic cloves, crushed', '4 clove garlic | crushed'],
  ['2 celery stalks', '2 stalk celery'],
  ['a pinch of salt', '1 pinch salt'],
  ['salt to taste', '1 pinch salt'],
  ['freshly ground black pepper', '1 pinch black-pepper | freshly'],
  ['1/4 cup freshly grated Parmesan cheese', '60 ml parmesan | freshly grated'],
  ['1 (14 oz) can diced tomatoes', '397 g canned-tomato'],
  ['2 x 400 g cans chopped tomatoes', '800 g canned-tomato'],
  ['100g/3½oz butter', '100 g butter'],
  ['1 tbsp butter or oil', '1 tbsp butter | or oil'],
  ['3 medium courgettes', '3 piece zucchini'],
  ['200 ml double cream', '200 ml heavy-cream'],
  ['about 2 tbsp olive oil', '2 tbsp olive-oil'],
  ['200 g spinach (optional)', 'optional 200 g spinach'],
  ['or 2 tsp garlic powder', 'or 2 tsp garlic-powder'],
  ['30 ml sesame oil, 15 ml discarded', '30 ml sesame-oil (discarded 15)'],
  ['1 preserved lemon, rinsed, pulp discarded', '1 piece preserved-lemon | rinsed, pulp discarded'],
  ['2 cucharadas de aceite de oliva', '2 tbsp olive-oil'],
  ['2 dientes de ajo picados', '2 clove garlic | picados'],
  ['2 cucharadas de jugo de limón', '2 tbsp lemon-juice'],
  ['2 cucharadas de zumo de limón', '2 tbsp lemon-juice'],
  ['1 dl vispgrädde', '100 ml heavy-cream'],
  ['1,5 dl mjölk', '150 ml milk'],
  ['2 msk smör', '2 tbsp butter'],
  ['1 gul lök, finhackad', '1 piece onion | finhackad'],
])('reads "%s" as %s', (text, line) => {
  const resolved = resolveIngredient({ text, matcher });
  expect(resolved.kind === 'matched' ? ingredientLineText(resolved.line) : resolved).toBe(line);
});

test.each([
  ['1 cup coconut almond butter milk', 'No food of the table is called so.', ['coconut-milk']],
  ['some broccoli', 'No food of the table is called so.', ['broccoli']],
  ['broccoli', 'It gives no amount.', ['broccoli']],
  ['2 cans butter', 'Nobody noted what one can of butter weighs; give it in g.', ['butter']],
])('leaves "%s" to the editor: %s', (text, reason, candidates) => {
  const resolved = resolveIngredient({ text, matcher });
  const found = resolved.kind === 'unmatched' ? resolved : null;
  expect(found?.reason).toBe(reason);
  expect(found?.candidates.map(({ id }) => id)).toEqual(expect.arrayContaining(candidates));
});

test('has no candidates for what shares no word with any food', () => {
  const resolved = resolveIngredient({ text: '1 tbsp unicorn dust', matcher });
  expect(resolved).toMatchObject({ kind: 'unmatched', candidates: [] });
});

test.each(['For the sauce:', 'For serving:'])('takes "%s" for a heading', (text) => {
  expect(resolveIngredient({ text, matcher }).kind).toBe('heading');
});

test('says when it took the lower of two amounts', () => {
  const resolved = resolveIngredient({ text: '2-3 cloves garlic', matcher });
  expect(resolved).toMatchObject({ remarks: ['It says 2 to 3; the lower was taken.'] });
});
