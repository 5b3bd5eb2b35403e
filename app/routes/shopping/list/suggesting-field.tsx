import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ShoppingSuggestionFragment } from '../operations.gen.ts';
import { ItemPicture } from './item-row.tsx';
import type { SuggestingFieldProps } from './plain-field.tsx';

/** A field with foods and former words under it. Its library weighs more than the rest of the list. */
export function SuggestingField({
  text,
  onTextChange,
  suggestions,
  lineOf,
  input,
}: SuggestingFieldProps) {
  return (
    <Autocomplete.Root
      items={suggestions}
      mode="none"
      value={text}
      onValueChange={onTextChange}
      itemToStringValue={lineOf}
      submitOnItemClick
    >
      <Autocomplete.Input render={input} />
      <Suggestions />
    </Autocomplete.Root>
  );
}

function Suggestions() {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner sideOffset={6} className="z-(--z-dialog)">
        <Autocomplete.Popup className="w-(--anchor-width) overflow-hidden rounded-md bg-raised text-ink shadow-lg inset-ring inset-ring-line data-empty:hidden">
          <Autocomplete.List className="max-h-[min(24rem,var(--available-height))] overflow-y-auto p-1.5 data-empty:p-0">
            {(suggestion: ShoppingSuggestionFragment) => (
              <Autocomplete.Item
                key={suggestion.text}
                value={suggestion}
                className="flex min-h-target cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1 select-none data-highlighted:bg-sunken"
              >
                <span aria-hidden className="size-9.5 flex-none">
                  <ItemPicture item={suggestion} />
                </span>
                <span className="wrap-anywhere">{suggestion.text}</span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}
