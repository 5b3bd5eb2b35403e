import type { FoodLogSlot } from '../../../graphql/schema-types.gen.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { slots, slotWords } from './food-words.ts';
import type { TrackingIntent } from '../changes/tracking-changes.ts';

/** What every form of the food log says besides what was eaten. */
export function HiddenLogFields(props: { intent: TrackingIntent; id: string; day: string }) {
  return Object.entries(props).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

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
