import type { Member } from '../../e2e/operations/api-client.ts';
import { foodKey } from '../../domain/shopping/list/item-key.ts';
import { screenPath } from '../../i18n/paths.ts';
import type { Scenario } from './measure-requests.ts';

export const deviceTick = 'tick from a device, a week on the list';

/** Somebody in a shop, with the list of a week in hand. */
interface Shopper {
  cookie: string;
  listId: string;
  revision: number;
  foodId: string;
  /** The operation that ticked it last; null where it is not in the basket. */
  ticked: string | null;
}

/** They tick a food and take it out of the basket again, each in turn. */
export async function tickFromDevices(args: {
  url: string;
  shoppers: readonly Member[];
}): Promise<Scenario> {
  const { url } = args;
  const shoppers = await Promise.all(args.shoppers.map((member) => shopperOf(url, member)));
  let asked = -1;
  const next = () => {
    asked += 1;
    const shopper = shoppers[asked % shoppers.length];
    if (shopper === undefined) throw new Error('Nobody shops');
    return { body: JSON.stringify(changeOf(shopper)), cookie: shopper.cookie };
  };
  return {
    name: deviceTick,
    url: `${url}${screenPath('shoppingListSync', 'en')}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br, zstd' },
    next,
  };
}

function changeOf(shopper: Shopper) {
  const { listId, revision, foodId, ticked } = shopper;
  const id = crypto.randomUUID();
  const tick = { itemKey: foodKey(foodId), shares: [], isCleared: false };
  const adds = ticked === null ? [{ id: `${id}:0`, tick }] : [];
  const removes = ticked === null ? [] : [`${ticked}:0`];
  shopper.ticked = ticked === null ? id : null;
  shopper.revision += 1;
  const operations = [{ id, at: Date.now(), adds, removes, undoes: [] }];
  return { listId, operations, since: revision, keepsContent: true, keepsFacts: true };
}

async function shopperOf(url: string, member: Member): Promise<Shopper> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: member.cookie() },
    body: JSON.stringify({
      query: '{ shoppingListState { listId revision foods { id } } }',
    }),
  });
  const { data } = (await response.json()) as {
    data: { shoppingListState: { listId: string; revision: number; foods: { id: string }[] } };
  };
  const { listId, revision, foods } = data.shoppingListState;
  const [food] = foods;
  if (food === undefined) throw new Error('There is nothing on the list');
  return { cookie: member.cookie(), listId, revision, foodId: food.id, ticked: null };
}
