import type { ComponentProps } from 'react';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { useLocale } from '../../../shell/locale.ts';
import { itemsOf, type List } from '../list.ts';
import { PeopleDialog } from '../people/people-dialog.tsx';
import { ShareDialog } from '../shared/share-dialog.tsx';
import { DeleteListDialog } from './delete-list-dialog.tsx';
import type { PlanBeginnings } from './dish-links.tsx';
import { EditItemDialog } from './edit-item-dialog.tsx';
import { ListMore } from './list-more.tsx';
import { listText } from './list-text.ts';

export interface ListDialogsProps extends Pick<
  ComponentProps<typeof PeopleDialog>,
  'people' | 'userId' | 'isOwn' | 'invitation' | 'closeTo'
> {
  list: List;
  units: UnitSystem;
  plans: PlanBeginnings;
  /** Says which one is open. */
  query: URLSearchParams;
  /** What is passed on when the list is shared. */
  link: string | null;
}

/** What opens over the list. Each has an address of its own. */
export function ListDialogs({ list, units, plans, query, link, ...people }: ListDialogsProps) {
  const locale = useLocale();
  const { closeTo, isOwn } = people;
  return (
    <>
      <ListMore isOpen={query.has('more')} closeTo={closeTo} units={units} isOwn={isOwn} />
      <PeopleDialog {...people} isOpen={query.has('people')} />
      <DeleteListDialog isOpen={query.has('delete')} closeTo={closeTo} />
      <ShareDialog
        isOpen={query.has('share')}
        isOwn={isOwn}
        closeTo={closeTo}
        link={link}
        text={list.count === 0 ? null : () => listText({ list, units, locale })}
      />
      <EditItemDialog
        item={findItem({ list, key: query.get('edit') })}
        units={units}
        recipes={list.recipes}
        plans={plans}
        closeTo={closeTo}
      />
    </>
  );
}

function findItem({ list, key }: { list: List; key: string | null }) {
  return itemsOf(list).find((item) => item.key === key && !item.isTicked) ?? null;
}
