import type { Database } from '../../../db/database.ts';
import { inTurn } from '../../../db/in-turn.ts';
import { turnName } from '../shopping.store.ts';
import { countPeopleChange, deletePerson, findListOfPerson, listPeople } from './people.store.ts';

/** The member shops from their own list again. What they wrote stays on the other one. */
export async function leaveList(args: { db: Database; userId: string }): Promise<void> {
  const { db, userId } = args;
  const listId = await findListOfPerson({ db, userId });
  if (listId === null || listId === userId) return;
  await takeOff({ db, listId, userId });
}

/** An owner takes somebody off their list; of any other list nobody goes. */
export async function removePerson(args: {
  db: Database;
  ownerId: string;
  personId: string;
}): Promise<void> {
  const { db, ownerId, personId } = args;
  if (personId !== ownerId) await takeOff({ db, listId: ownerId, userId: personId });
}

/** An owner who is left alone shares the list with nobody. */
function takeOff(args: { db: Database; listId: string; userId: string }): Promise<void> {
  const { db, listId, userId } = args;
  return inTurn({
    db,
    name: turnName(listId),
    async run(tx) {
      const isGone = await deletePerson({ tx, listId, userId });
      if (!isGone) return;
      const left = await listPeople({ db: tx, listId });
      if (left.length === 1) await deletePerson({ tx, listId, userId: listId });
      await countPeopleChange({ tx, listId });
    },
  });
}
