import type { useFoundThings } from './use-found-things.ts';

type Found = ReturnType<typeof useFoundThings>['found'];

/** What was found, offered by the field whose `list` names this id. */
export function FoundThings({ id, found }: { id: string; found: Found }) {
  return (
    <datalist id={id}>
      {found.map((each) => (
        <option key={each.id} value={each.id}>
          {each.title}
        </option>
      ))}
    </datalist>
  );
}
