import { redirect } from 'react-router';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { MeasurementsCsvDocument } from '../operations.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import type { Route } from './+types/tracking-export.ts';

/** Every entry of every measure, as a file that can be imported again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { tracking } = await execute(context, MeasurementsCsvDocument);
  if (tracking === null) throw redirect(screenPath('tracking', requestLocale(request)));
  return new Response(tracking.csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="measurements.csv"',
      'cache-control': 'private, no-store',
    },
  });
}
