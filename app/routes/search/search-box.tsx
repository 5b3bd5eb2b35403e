import { useRef, useState } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { searchLimits } from '../../../domain/search/search-limits.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { chosenPairs, searchPath, type SearchAddress } from './search-address.ts';
import { SearchShortcut } from './search-shortcut.tsx';

/** Long enough to type the next letter, short enough to feel at once. */
const typingPauseMs = 220;

/** Searches while one types, each time in place of the search before; without a script, by its button. */
export function SearchBox({ address }: { address: SearchAddress }) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, submit } = useTyping(address);
  const isSearching = useNavigation().location?.pathname === screenPath('search', locale);
  return (
    <search>
      <Form
        action={screenPath('search', locale)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="flex max-w-[44rem] gap-2.5">
          <SearchField
            ref={input}
            label={m.search_field()}
            placeholder={m.search_placeholder()}
            name="s"
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            maxLength={searchLimits.textLength}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
          />
          <Button type="submit" variant="primary" isBusy={isSearching}>
            {m.search_submit()}
          </Button>
        </div>
        {address.tab !== 'all' && <input type="hidden" name="tab" value={address.tab} />}
        {chosenPairs(address.filters).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <SearchShortcut field={input} />
      </Form>
    </search>
  );
}

/** The field follows the address (Back, a suggestion) except where somebody is ahead of it, typing. */
function useTyping(address: SearchAddress) {
  const locale = useLocale();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typing, setTyping] = useState({ typed: address.text, of: address.text, isAhead: false });
  if (typing.of !== address.text) {
    const isAhead = typing.isAhead && typing.typed.trim() !== address.text;
    const isKept = typing.typed.trim() === address.text || isAhead;
    setTyping({ typed: isKept ? typing.typed : address.text, of: address.text, isAhead });
  }
  function search(typed: string) {
    clearTimeout(timer.current);
    const text = typed.trim();
    if (text === address.text) return;
    const to = searchPath({ ...address, locale, text, page: 1 });
    void navigate(to, { replace: true, preventScrollReset: true });
  }
  function type(typed: string) {
    setTyping({ ...typing, typed, isAhead: true });
    clearTimeout(timer.current);
    timer.current = setTimeout(search, typingPauseMs, typed);
  }
  return { typed: typing.typed, type, submit: () => search(typing.typed) };
}
