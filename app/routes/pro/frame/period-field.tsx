import { memberPeriods, type MemberPeriod } from '../../../../domain/pro/pro.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { periodWord } from './pro-words.ts';

/** How long somebody is a member. */
export function PeriodField(props: {
  label?: string;
  hint?: string;
  defaultValue: MemberPeriod | string | undefined;
}) {
  const { label = m.pro_period(), ...field } = props;
  return (
    <SelectField
      {...field}
      label={label}
      name="period"
      options={memberPeriods.map((value) => ({ value, label: periodWord(value) }))}
    />
  );
}
