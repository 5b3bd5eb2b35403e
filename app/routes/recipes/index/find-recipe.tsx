import { Form } from 'react-router';
import { searchLimits } from '../../../../domain/search/search-limits.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';

/** Leads to the search, which reads whole sentences: "chicken without oven". */
export function FindRecipe() {
  return (
    <search className="block pb-4">
      <Form action={screenPath('search', useLocale())}>
        <input type="hidden" name="tab" value="recipes" />
        <div className="flex gap-2.5">
          <SearchField
            label={m.search_field()}
            placeholder={m.search_placeholder()}
            name="s"
            maxLength={searchLimits.textLength}
            enterKeyHint="search"
          />
          <span className="sr-only focus-within:not-sr-only">
            <Button type="submit" variant="ink">
              {m.search_submit()}
            </Button>
          </span>
        </div>
      </Form>
    </search>
  );
}
