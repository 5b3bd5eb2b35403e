import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { createElement, useId, useState } from 'react';
import { readTypedItem, typedLine } from '../../../../domain/shopping/amounts/typed-item.rules.ts';
import { mostExtraCharacters } from '../../../../domain/shopping/list/list-limits.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { ShoppingSuggestionFragment } from '../operations.gen.ts';
import { useIsInBrowser } from '../../../shell/use-is-in-browser.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { ChangeForm } from '../changes/change-form.tsx';
import { randomId } from '../changes/random-id.ts';
import { PlainField, type SuggestingFieldProps } from './plain-field.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { useSuggestingField } from './use-suggesting-field.ts';

type Suggestion = ShoppingSuggestionFragment;

/** That a plural has more: `-s`, `-es`, `-er`. */
const mostEndingLetters = 2;

interface AddItemFormProps {
  /** What the member wrote before. */
  former: readonly Suggestion[];
  /** Names what is added, so that a form sent twice adds it once. */
  newExtraId: string;
  /** Of a form that was sent without scripts. */
  error: string | undefined;
}

/** Adds what no recipe needs, with the member's former words and the food table at hand. */
export function AddItemForm({ former, newExtraId, error }: AddItemFormProps) {
  const errorId = useId();
  // The page's name is for its first form: one that takes its place, as when the list is no longer
  // empty, names something else.
  const isInBrowser = useIsInBrowser();
  const [id, setId] = useState(() => (isInBrowser ? randomId() : newExtraId));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(error);
  const typed = readTypedItem(text);
  const suggestions = useSuggestions({ text: typed.text, former });
  const { Field, around } = useSuggestingField();
  const chosen = suggestions.find((each) => isSameThing(each.text, typed.text));

  const field: SuggestingFieldProps = {
    text,
    onTextChange: setText,
    suggestions,
    lineOf: (suggestion) => typedLine({ ...typed, text: suggestion.text }),
    input: (
      <SearchField
        type="text"
        name="text"
        icon={PlusIcon}
        label={m.shopping_add_label()}
        placeholder={m.shopping_add_placeholder()}
        maxLength={mostExtraCharacters}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
      />
    ),
  };

  return (
    <ChangeForm
      data-noprint
      onSent={({ problems }) => {
        setProblem(problems[0]?.message);
        if (problems.length > 0) return;
        setText('');
        setId(randomId());
      }}
    >
      <input type="hidden" name="intent" value="add-extra" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="food_id" value={chosen?.foodId ?? ''} />
      <div className="flex items-center gap-3">
        <div className="contents" {...around}>
          {createElement(Field ?? PlainField, field)}
        </div>
        <span className="sr-only focus-within:not-sr-only">
          <Button type="submit" variant="ink">
            {m.shopping_add()}
          </Button>
        </span>
      </div>
      <FieldError id={errorId} error={problem} />
    </ChangeForm>
  );
}

/** `egg` and `Eggs`, `kycklingfilé` and `Kycklingfiléer`: foods are suggested in the plural. */
function isSameThing(suggested: string, typed: string): boolean {
  const [plural, word] = [suggested, typed].map((each) => each.trim().toLocaleLowerCase());
  if (!plural || !word) return false;
  return plural.startsWith(word) && plural.length - word.length <= mostEndingLetters;
}
