import type { Services } from '../../../api/context.ts';

/** Where a recipe stands by name: it cannot be taken away under them. */
export function usesOfRecipe(
  id: string,
  services: Pick<Services, 'themedPlans' | 'programs' | 'landing' | 'pages'>,
): readonly string[] {
  const { themedPlans, programs, landing, pages } = services;
  const named = `"${id}"`;
  const names = (part: unknown) => JSON.stringify(part).includes(named);
  return [
    ...themedPlans.plans.filter(names).map(({ key }) => key),
    ...programs.programs.filter(names).map(({ key }) => key),
    ...Object.entries(pages)
      .filter(([, page]) => names(page))
      .map(([key]) => key),
    ...(names(landing) ? ['landing'] : []),
  ];
}
