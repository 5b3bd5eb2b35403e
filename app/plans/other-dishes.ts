/** In the address: how often other dishes were asked for than those first offered for next week. */
const otherDishesParameter = 'others';
const most = 20;

export function readOtherDishes(parameters: URLSearchParams): number {
  const text = parameters.get(otherDishesParameter) ?? '';
  return /^\d{1,2}$/.test(text) ? Math.min(Number(text), most) : 0;
}

/** The query for the next offer; after the last one it asks for the first again. */
export function withOtherDishes(count: number): string {
  return `?${otherDishesParameter}=${(count + 1) % (most + 1)}`;
}
