import { Form, useSubmit } from 'react-router';
import { numberFormat } from '../../../lib/formats.ts';
import { locales } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { useLocale } from '../../shell/locale.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { navigatorPath, type NavigatorAddress } from './navigator-address.ts';
import type { FoodFinder } from './use-food-finder.ts';

/** A form that asks the server; with scripts it finds while one types. */
export function FoodSearch({
  address,
  finder,
  foodCount,
}: {
  address: NavigatorAddress;
  finder: FoodFinder;
  foodCount: number;
}) {
  const locale = useLocale();
  const submit = useSubmit();
  const count = numberFormat(locales[locale].languageTag).format(foodCount);
  const label = m.foods_search({ count });
  const list = { ...address, search: '', page: 1, compared: [], prompted: null };
  return (
    <search>
      <Form
        method="get"
        action={navigatorPath({ address: list, locale })}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget, { replace: true, preventScrollReset: true });
        }}
        className="flex pb-4"
      >
        <SearchField
          name="q"
          label={label}
          placeholder={m.foods_search_example()}
          value={finder.search}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={finder.prepare}
          onChange={(event) => {
            finder.prepare();
            finder.find(event.target.value);
          }}
        />
        {address.compared.length > 0 && (
          <input type="hidden" name="compare" value={address.compared.join(',')} />
        )}
      </Form>
    </search>
  );
}
