import { builder } from '../../../api/builder.ts';
import { FoodType } from '../../foods/food-type.resolvers.ts';
import { hasFoodPicture } from '../pictures/food-picture.ts';
import { RecipeType } from '../recipe-type.resolvers.ts';
import { recipesUsingFood } from './recipes-using-food.ts';

const mostRecipes = 24;

/** What recipes know of a food. */
builder.objectFields(FoodType, (t) => ({
  hasPicture: t.boolean({
    description: 'There is a drawing at /ingredient/{id}.svg.',
    resolve: ({ food }) => hasFoodPicture(food),
  }),
  recipeCount: t.int({
    resolve: ({ food }, _input, { services }) =>
      recipesUsingFood({ recipes: services.content.recipes, foodId: food.id }).length,
  }),
  recipes: t.field({
    type: [RecipeType],
    description: 'Those with the most of it a serving first.',
    args: { first: t.arg.int({ defaultValue: 8 }) },
    resolve: ({ food }, { first }, { services }) => {
      const found = recipesUsingFood({ recipes: services.content.recipes, foodId: food.id });
      return found.slice(0, Math.min(Math.max(0, first ?? 0), mostRecipes));
    },
  }),
}));
