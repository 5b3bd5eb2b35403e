import * as m from '../../../../i18n/paraglide/messages.js';
import { SelectField } from '../../../ui/forms/select-field.tsx';

/** A country, or none. */
export function CountryField(props: {
  label: string;
  name: string;
  hint?: string;
  countries: readonly { value: string; label: string }[];
  defaultValue: string | null | undefined;
  error: string | undefined;
}) {
  const { countries, defaultValue, ...field } = props;
  return (
    <SelectField
      {...field}
      defaultValue={defaultValue ?? ''}
      options={[{ value: '', label: m.pro_country_none() }, ...countries]}
    />
  );
}
