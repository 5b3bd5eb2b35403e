import type { SubmitEvent } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { hashOf, type Stage } from './stage.ts';
import type { Timers } from './use-timers.ts';

interface NewTimerDialogProps {
  isOpen: boolean;
  onClose: () => void;
  dish: string;
  path: string;
  stage: Stage;
  timers: Timers;
}

const mostMinutes = 24 * 60;

/** A timer of the cook's own, for what the recipe does not say. */
export function NewTimerDialog({
  isOpen,
  onClose,
  dish,
  path,
  stage,
  timers,
}: NewTimerDialogProps) {
  function start(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const minutes = minutesOf(form.get('minutes'));
    if (minutes === null) return;
    const name = String(form.get('name')).trim() || m.cooking_timer();
    const at = `${path}${hashOf(stage)}`;
    timers.start({ id: crypto.randomUUID(), name, dish, path: at, until: null, minutes });
    event.currentTarget.reset();
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={m.recipes_close()}
      title={m.cooking_new_timer()}
    >
      <form onSubmit={start} noValidate className="grid gap-5">
        <TextField label={m.cooking_timer_label()} name="name" maxLength={60} autoComplete="off" />
        <TextField
          label={m.cooking_timer_minutes()}
          name="minutes"
          inputMode="decimal"
          autoComplete="off"
          required
          validate={(value) => (minutesOf(value) === null ? m.cooking_timer_invalid() : undefined)}
        />
        <Button type="submit" variant="primary">
          {m.cooking_timer_start()}
        </Button>
      </form>
    </Dialog>
  );
}

/** `7`, `1.5`, `1,5`; null for what is no time to wait. */
function minutesOf(value: unknown): number | null {
  const minutes = Number(String(value).trim().replace(',', '.'));
  return minutes > 0 && minutes <= mostMinutes ? minutes : null;
}
