import { Form } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import type { FoodAddress } from '../tracking-address.ts';

/** Looks among foods, recipes or barcodes; the day stays. */
export function FoodSearchForm({
  address: { day, addition, search },
  label,
  isNumber = false,
}: {
  address: FoodAddress;
  label: string;
  isNumber?: boolean;
}) {
  return (
    <search>
      <Form
        key={addition}
        action={screenPath('tracking', useLocale())}
        preventScrollReset
        className="flex items-center gap-2"
      >
        <input type="hidden" name="tab" value="food" />
        <input type="hidden" name="day" value={day} />
        <input type="hidden" name="add" value={addition} />
        <SearchField
          name="q"
          label={label}
          placeholder={label}
          defaultValue={search}
          inputMode={isNumber ? 'numeric' : undefined}
          autoComplete="off"
        />
        <Button type="submit">{m.tracking_find()}</Button>
      </Form>
    </search>
  );
}
