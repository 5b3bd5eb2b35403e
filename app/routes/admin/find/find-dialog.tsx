import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { EditedKind } from '../../../../domain/content-store/content-kind.rules.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLatestLoad } from '../../../loading/use-latest-load.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { usedFirst } from '../../../ui/feedback/use-modal.ts';
import { draftPath } from '../documents/document-kinds.ts';
import { editedKindName } from '../kind-words.ts';
import type { ContentToFindQuery } from '../operations.gen.ts';
import { useTitleWords } from '../title-words.ts';

interface Place {
  readonly to: string;
  readonly name: string;
  readonly kind: string;
}

interface FindProps {
  /** The screens of the workspace. */
  links: readonly { to: string; label: string }[];
}

const mostPlaces = 20;

/** Goes anywhere in the workspace by a few letters: ⌘K or Ctrl K, arrows, Enter. */
export function Find({ links }: FindProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    setIsOpen(true);
  });
  useEffect(() => {
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button size="sm" icon={MagnifyingGlassIcon} onClick={() => setIsOpen(true)}>
        {m.kitchen_find()}
        <kbd aria-hidden className="ml-2 hidden font-sans text-xs text-ink-2 lg:inline">
          ⌘K
        </kbd>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        closeLabel={m.recipes_close()}
        title={m.kitchen_find_title()}
        width="md"
      >
        {isOpen && <Places links={links} onGo={() => setIsOpen(false)} />}
      </Dialog>
    </>
  );
}

function Places({ links, onGo }: FindProps & { onGo: () => void }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isEntered, setIsEntered] = useState(false);
  const { data, load } = useLatestLoad<{ search: string; found: ContentToFindQuery }>();
  const titleWords = useTitleWords();
  const wanted = typed.trim();
  const isFound = wanted === '' || data?.search === wanted;
  const places = placesOf({ links, typed, found: data?.found, locale, titleWords });
  const chosenIndex = places.findIndex(({ to }) => to === chosen);
  const active = Math.max(chosenIndex, 0);

  function type(text: string): void {
    setTyped(text);
    setChosen(null);
    setIsEntered(false);
    if (text.trim() === '') return;
    void load(screenPath('adminFind', locale, undefined, { query: { q: text.trim() } }));
  }
  function go(place: Place | undefined): void {
    if (place === undefined) return;
    onGo();
    void navigate(place.to);
  }
  /** Who types fast and presses Enter means what is typed, not what was found for half of it. */
  const goWhenFound = useEffectEvent(() => go(places[active]));
  useEffect(() => {
    if (isEntered && isFound) goWhenFound();
  }, [isEntered, isFound]);
  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const next = Math.min(Math.max(active + step, 0), places.length - 1);
      setChosen(places[next]?.to ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (chosenIndex === -1) setIsEntered(true);
      else go(places[chosenIndex]);
    }
  }

  return (
    <div className="grid gap-3">
      <input
        role="combobox"
        aria-label={m.kitchen_find_label()}
        aria-expanded={places.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={places.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        {...usedFirst}
        maxLength={100}
        placeholder={m.kitchen_find_label()}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        className="min-h-target w-full rounded-sm bg-surface px-4 py-2 inset-ring-[1.5px] inset-ring-line-strong"
      />
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what a combobox offers
        role="listbox"
        aria-label={m.kitchen_find_title()}
        className="max-h-[50vh] min-h-72 overflow-y-auto"
      >
        {places.map((place, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the combobox is the key for it
          <div
            key={place.to}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a combobox
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => go(place)}
            className={classNames(
              'flex min-h-target cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5 hover:bg-sunken',
              index === active && 'bg-yolk-soft text-yolk-ink',
            )}
          >
            <span className="min-w-0 font-semibold wrap-anywhere">{place.name}</span>
            <span className="flex-none text-sm">{place.kind}</span>
          </div>
        ))}
      </div>
      <output className="sr-only">{m.kitchen_find_count({ count: places.length })}</output>
    </div>
  );
}

/** Screens that hold the words, then what is edited. */
function placesOf(args: {
  links: FindProps['links'];
  typed: string;
  found: ContentToFindQuery | undefined;
  locale: Locale;
  titleWords: (title: string) => string;
}): readonly Place[] {
  const { links, typed, found, locale, titleWords } = args;
  const wanted = typed.trim().toLowerCase();
  const screens = links
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ to, label }) => ({ to, name: label, kind: m.kitchen_find_screen() }));
  if (wanted === '' || found === undefined) return screens;
  const itemsOf = (kind: EditedKind, { items }: ContentToFindQuery['recipes']): Place[] =>
    items.map(({ id, title }) => ({
      to: draftPath({ kind, id, locale }),
      name: titleWords(title),
      kind: editedKindName(kind),
    }));
  const { recipes, plans, foods, pages, programs, videos } = found;
  return [
    ...screens,
    ...itemsOf('RECIPE', recipes),
    ...itemsOf('MEAL_PLAN', plans),
    ...itemsOf('FOOD', foods),
    ...itemsOf('PAGE', pages),
    ...itemsOf('PROGRAM', programs),
    ...itemsOf('VIDEO', videos),
  ].slice(0, mostPlaces);
}
