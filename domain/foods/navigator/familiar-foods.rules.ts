import type { FoodId } from '../food.ts';

/**
 * What people eat and look up when they count carbs, the most looked up first: editors order it by
 * hand. Lists and searches show these before rarer foods.
 */
export const familiarFoods: readonly FoodId[] = `
  egg salmon chicken-breast butter cheddar avocado spinach broccoli tomato cucumber zucchini
  cauliflower strawberry blueberry onion almond bacon ground-beef shrimp greek-yogurt cream-cheese
  feta mozzarella halloumi parmesan heavy-cream milk cottage-cheese raspberry lemon bell-pepper-red
  carrot asparagus button-mushroom green-bean white-cabbage kale romaine-lettuce iceberg-lettuce
  celery eggplant brussels-sprout celeriac potato-boiled sweet-potato white-rice-cooked pasta-cooked
  white-bread wholemeal-bread rye-crispbread oats banana apple orange grape watermelon pear mango
  kiwi cherry tuna-canned cod trout herring sardine-canned mussel chicken-thigh chicken-wing
  ground-turkey turkey-breast pork-chop pork-tenderloin ham ribeye-steak sirloin-steak lamb-chop
  pork-sausage beef-jerky pork-rinds walnut pecan cashew peanut peanut-butter macadamia hazelnut
  pistachio chia-seed pumpkin-seed tofu-firm hummus chickpea-canned lentil-dried black-bean-canned
  yogurt sour-cream blue-cheese goat-cheese ricotta olive-oil coconut-oil mayonnaise ketchup
  coffee green-tea red-wine white-wine beer cola cola-diet almond-milk soy-milk dark-chocolate
  milk-chocolate potato-chips french-fries-fast-food popcorn-air honey sugar sweetcorn green-pea
  beetroot leek radish pumpkin green-olive black-olive spinach-boiled broccoli-boiled egg-boiled
`
  .trim()
  .split(/\s+/);

const familiar: ReadonlySet<FoodId> = new Set(familiarFoods);

export function isFamiliar(food: { readonly id: FoodId }): boolean {
  return familiar.has(food.id);
}

/** What many plates are built on, and what takes its place with far fewer carbs. */
export const surprises: readonly { readonly food: FoodId; readonly instead: FoodId }[] = [
  { food: 'potato-mashed', instead: 'cauliflower-boiled' },
  { food: 'white-rice-cooked', instead: 'cauliflower-rice' },
  { food: 'pasta-cooked', instead: 'zucchini' },
];
