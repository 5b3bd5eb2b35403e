import type { Editor } from '@tiptap/react';
import { useId, useState, type KeyboardEvent } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { Locale } from '../../../../i18n/locales.ts';
import { pathPattern, screenPaths, type Screen } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';

interface LinkToolProps {
  editor: Editor;
  /** Where the words lead that the cursor is in; empty where it is in no link. */
  target: string;
}

const notForEverybody = /^(?:admin|welcome$|lostPassword|resetPassword|confirmEmail|unsubscribe)/;

/** Screens that everybody may be sent to, by the names that texts use. */
function screensIn(locale: Locale): Screen[] {
  return (Object.keys(screenPaths) as Screen[]).filter(
    (screen) => !notForEverybody.test(screen) && !pathPattern(screen, locale).includes(':'),
  );
}

/** Makes a link of the chosen words, leads it elsewhere, or takes it away. */
export function LinkTool({ editor, target }: LinkToolProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const locale = useLocale();
  const isOpen = typed !== null;
  function set(): void {
    const to = addressIn(typed ?? '');
    editor.view.focus();
    const chain = editor.chain();
    if (to === '') chain.extendMarkRange('target').unsetMark('target').run();
    else if (editor.state.selection.empty && target === '') {
      const marks = [{ type: 'target', attrs: { to } }];
      chain.insertContent({ type: 'text', text: to, marks }).run();
    } else chain.extendMarkRange('target').setMark('target', { to }).run();
    setTyped(null);
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') set();
    else if (event.key === 'Escape') {
      setTyped(null);
      editor.view.focus();
    } else return;
    event.preventDefault();
  }
  return (
    <>
      <Button
        size="sm"
        aria-pressed={target !== ''}
        aria-expanded={isOpen}
        onClick={() => setTyped(isOpen ? null : target)}
      >
        {m.kitchen_blocks_link()}
      </Button>
      {isOpen && (
        <span className="order-last flex w-full flex-wrap items-end gap-2 rounded-md bg-sunken p-3">
          <label className="grid min-w-0 flex-1 basis-60 gap-1 text-sm font-semibold">
            {m.kitchen_blocks_link_to()}
            <input
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for this moment
              autoFocus
              list={`${id}-screens`}
              value={typed}
              maxLength={300}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={press}
              className="min-h-target w-full rounded-sm border border-line-strong bg-surface px-3 font-normal text-ink"
            />
          </label>
          <datalist id={`${id}-screens`}>
            {screensIn(locale).map((screen) => (
              <option key={screen} value={screen}>
                {screen}
              </option>
            ))}
          </datalist>
          <Button size="sm" variant="primary" onClick={set}>
            {typed.trim() === '' && target !== ''
              ? m.kitchen_blocks_link_remove()
              : m.kitchen_blocks_link_set()}
          </Button>
        </span>
      )}
    </>
  );
}

/** An address ends at a space or a bracket in the text of a section. */
function addressIn(typed: string): string {
  return typed.trim().replaceAll(/\s/g, '%20').replaceAll('(', '%28').replaceAll(')', '%29');
}
