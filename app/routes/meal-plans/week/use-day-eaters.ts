import { useRouteLoaderData } from 'react-router';
import { useEaterNames } from '../../../plans/eater-names.ts';
import { dayEaters, type DayEaters } from './day-eaters.ts';

const nobody = { me: null as { firstName: string } | null };

/** Whom a day, or one meal of it, is for, by the letters of their names. */
export function useDayEaters({
  day,
  eaters,
}: Pick<Parameters<typeof dayEaters>[0], 'day' | 'eaters'>): DayEaters {
  const { me } = useRouteLoaderData<typeof nobody>('root') ?? nobody;
  const names = useEaterNames();
  return dayEaters({ day, eaters, firstName: me?.firstName ?? '', names });
}
