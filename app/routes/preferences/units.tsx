import { replace } from 'react-router';
import { pathOnThisSite, unitsCookie, type UnitSystem } from '../../amounts/units-preference.ts';
import { unitsForms } from '../../amounts/units-forms.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import type { Route } from './+types/units.ts';

const answerUnits = answerForms<typeof unitsForms, { units: UnitSystem; path: string }>(
  unitsForms,
  {
    choose: async ({ units, return_to: path }) => ({ problems: [], result: { units, path } }),
  },
);

/** Keeps the choice and goes back to the page it was made on. */
export async function action(args: Route.ActionArgs) {
  const answer = await answerUnits(args);
  if (answer.result === null) return refuse(answer);
  const { origin, protocol } = new URL(args.request.url);
  const { units, path } = answer.result;
  return replace(pathOnThisSite({ path, origin }), {
    headers: { 'set-cookie': unitsCookie({ units, isSecure: protocol === 'https:' }) },
  });
}

export function loader() {
  return replace('/');
}
