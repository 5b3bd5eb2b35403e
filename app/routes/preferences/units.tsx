import { data, replace } from 'react-router';
import type { Route } from './+types/units.ts';
import { isUnitSystem, pathOnThisSite, unitsCookie } from '../../amounts/units-preference.ts';

/** Keeps the choice and goes back to the page it was made on. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const units = form.get('units');
  if (!isUnitSystem(units)) throw data({ code: 'input.invalid', message: '' }, { status: 400 });
  const { origin, protocol } = new URL(request.url);
  return replace(pathOnThisSite({ path: form.get('return_to'), origin }), {
    headers: { 'set-cookie': unitsCookie({ units, isSecure: protocol === 'https:' }) },
  });
}

export function loader() {
  return replace('/');
}
