import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import type { SearchField } from '../../../ui/forms/search-field.tsx';
import type { ShoppingSuggestionFragment } from '../operations.gen.ts';

export interface SuggestingFieldProps {
  text: string;
  onTextChange: (text: string) => void;
  suggestions: readonly ShoppingSuggestionFragment[];
  /** What stands in the field when a suggestion is chosen: with the amount that was typed. */
  lineOf: (suggestion: ShoppingSuggestionFragment) => string;
  input: ReactElement<ComponentProps<typeof SearchField>>;
}

/** The same field before its suggestions have arrived, and where they never do. */
export function PlainField({ text, onTextChange, input }: SuggestingFieldProps) {
  return cloneElement(input, {
    value: text,
    onChange: (event) => onTextChange(event.currentTarget.value),
  });
}
