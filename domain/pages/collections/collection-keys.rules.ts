/** The searches of the shelves of dishes that are shipped; those of others are written beside them. */
const shippedSearches: Readonly<Record<string, string>> = {
  'quick-lunches': 'time=up_to_15&type=lunch',
  'high-protein': 'tag=high_protein&time=up_to_30&difficulty=beginner&difficulty=easy',
  baking: 'dish=bake&dish=bread',
  soups: 'dish=soup',
  'cook-once': 'tag=good_leftovers&dish=casserole&dish=roast&dish=stew',
  'few-ingredients': 'tag=few_ingredients&type=dinner',
};

export function shippedSearchOf(written: string): string {
  return shippedSearches[written] ?? '';
}

/** `QUICK_LUNCHES` of `quick-lunches`: what the API calls a shelf. */
export function shelfKey(written: string): string {
  return written.toUpperCase().replaceAll('-', '_');
}

/** `quick-lunches` as files write it. */
export function writtenKey(key: string): string {
  return key.toLowerCase().replaceAll('_', '-');
}
