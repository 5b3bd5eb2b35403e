import * as m from '../../../../i18n/paraglide/messages.js';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messageFor } from '../../../forms/form-answers.ts';
import type { AddProps } from './add-props.ts';
import { SlotField } from './log-fields.tsx';
import { useLogForm } from './use-log-form.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { TrackingForm } from '../changes/tracking-form.tsx';

/** What stands on no list: a name and its figures, as far as one knows them. */
export function AddQuick({ address, newId, slot, answer }: AddProps) {
  const { form, problems } = useLogForm('log-quick', answer);
  const figures = [
    { name: 'netCarbsGrams', label: m.tracking_net_carbs_g() },
    { name: 'proteinGrams', label: m.tracking_protein_g() },
    { name: 'fatGrams', label: m.tracking_fat_g() },
  ];
  return (
    <TrackingForm
      intent="log-quick"
      values={{ id: newId, day: address.day }}
      fetcherKey="log-quick"
      formRef={form}
      className="grid gap-3"
    >
      <TextField
        label={m.tracking_name()}
        name="name"
        autoComplete="off"
        maxLength={80}
        required
        error={messageFor(problems, 'name')}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={m.tracking_energy_kcal()}
          name="energyKcal"
          inputMode="decimal"
          autoComplete="off"
          required
          error={messageFor(problems, 'energyKcal')}
        />
        {figures.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            error={messageFor(problems, name)}
          />
        ))}
      </div>
      <p className="text-sm text-ink-2">{m.tracking_quick_hint()}</p>
      <SlotField slot={slot} />
      <div>
        <SubmitButton variant="primary">{m.tracking_log_it()}</SubmitButton>
      </div>
    </TrackingForm>
  );
}
