import type { FoodLogSlot } from '../../../graphql/schema-types.gen.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { slots, slotWords } from './food-words.ts';

export function SlotField({ slot }: { slot: FoodLogSlot }) {
  return (
    <SelectField
      label={m.tracking_meal()}
      name="slot"
      defaultValue={slot}
      options={slots.map((each) => ({ value: each, label: slotWords[each]() }))}
    />
  );
}
