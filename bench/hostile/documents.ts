import { getIntrospectionQuery } from 'graphql';
import { hashOfDocument } from '../../server/graphql/known-operations.ts';
import { aliases, anew, bodyBytes, graphql, type Attack } from './attack.ts';

export const documentAttacks: readonly Attack[] = documents();

function documents(): Attack[] {
  const many = [5, 20, 100, 400];
  const document = (
    name: string,
    query: (size: number) => string,
    sizes: readonly number[] = many,
  ) => graphql({ name, sizes, query: (size) => anew(query(size)) });
  const dear =
    'themedMealPlans { coverRecipes { title rating { mean } nutrition { energyKcal } } }';
  return [
    document('a dear field many times', (size) => `{ ${aliases(size, dear)} }`),
    document('the dearest that is allowed', () => `{ ${aliases(2, dear)} }`, [1, 2]),
    document(
      'all foods with their recipes',
      () =>
        '{ foodIndex(mode: CARBS) { name figures { nutrients { name amount } } recipes { title } } }',
      [1, 2],
    ),
    document('all foods', () => '{ foodIndex(mode: CARBS) { name netCarbsGrams group } }', [1, 2]),
    document(
      'a week planned for a visitor',
      () => '{ mealPlanPreview { isAccommodated } }',
      [1, 2],
    ),
    document(
      'one field very often',
      (size) => `{ ${'foodCount '.repeat(size)} }`,
      [100, 400, 2000, 12_000],
    ),
    document(
      'the same field with other arguments',
      (size) => `{ recipes { recipes { ${'title id slug '.repeat(size)} } } }`,
      [10, 40, 150],
    ),
    document(
      'deep lists',
      (size) => `{ ${'recipes { recipes { related { '.repeat(size)} id ${'} } }'.repeat(size)} }`,
      [1, 2, 4],
    ),
    document('fragments in fragments', (size) => fragments(size), [4, 8, 16, 24]),
    document(
      'many fragments of one type',
      (size) =>
        `{ recipes { recipes { ${Array.from({ length: size }, (_, index) => `...F${index}`).join(' ')} } } } ${Array.from({ length: size }, (_, index) => `fragment F${index} on Recipe { title id slug times { totalMinutes } }`).join(' ')}`,
      [5, 20, 55, 200],
    ),
    document(
      'many directives',
      (size) => `{ foodCount ${'@include(if: true) '.repeat(size)} }`,
      [10, 100, 600],
    ),
    document('a long comment', (size) => `{ foodCount } # ${'a'.repeat(size)}`, bodyBytes),
    document(
      'a long text in the document',
      (size) => `{ food(slug: "${'a'.repeat(size)}") { name } }`,
      bodyBytes,
    ),
    document('open braces', (size) => '{'.repeat(size), bodyBytes),
    document(
      'a list in the document',
      (size) => `{ foods(slugs: [${'"a",'.repeat(size)}]) { name } }`,
      [10, 100, 1000, 10_000],
    ),
    document(
      'introspection',
      () =>
        '{ __schema { types { name fields { name type { name ofType { name ofType { name } } } } } } }',
      [1, 2],
    ),
    graphql({ name: 'the whole schema', sizes: [1, 2], query: getIntrospectionQuery() }),
    document(
      'introspection many times',
      (size) => `{ ${aliases(size, '__schema { types { name fields { name args { name } } } }')} }`,
      [1, 5, 20],
    ),
    graphql({
      name: 'a hash nobody knows',
      sizes: [1, 2],
      query: (size) => hashOfDocument(String(size)),
    }),
  ];
}

function fragments(levels: number): string {
  const names = Array.from({ length: levels }, (_, level) => {
    return `fragment L${level} on Query { ...L${level + 1} ...L${level + 1} }`;
  });
  return `{ ...L0 } ${names.join(' ')} fragment L${levels} on Query { foodCount }`;
}
