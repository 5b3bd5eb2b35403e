import { RecipeType } from '../../domain/recipes/recipe-type.resolvers.ts';
import { builder } from '../../api/builder.ts';

builder.objectField(RecipeType, 'imageVersion', (t) =>
  t.string({
    description:
      'Names the state of its pictures: /image/dish/{id}?width=…&height=…&v={imageVersion}.',
    resolve: async ({ id }, _input, { services: { images } }) =>
      (await images.versionOf({ kind: 'dish', id })) ?? '',
  }),
);
