import { execute } from '../../../graphql/api.ts';
import { MyDataDocument } from '../operations.gen.ts';
import type { Route } from './+types/download-data.ts';

/** Everything the viewer entered, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { myData } = await execute(context, MyDataDocument);
  return new Response(myData, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
    },
  });
}
