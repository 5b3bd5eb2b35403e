import * as m from '../../../../i18n/paraglide/messages.js';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messageFor, type FormProblem } from '../../../forms/form-answers.ts';

/** When it was: a day that has begun, and a time if one remembers it. */
export function DayFields({
  day,
  time,
  today,
  problems,
}: {
  day: string;
  time: string;
  today: string;
  problems: readonly FormProblem[] | undefined;
}) {
  return (
    <div className="grid grid-cols-2 gap-3 pt-1">
      <TextField
        type="date"
        name="day"
        label={m.tracking_day()}
        defaultValue={day}
        max={today}
        required
        error={messageFor(problems, 'day')}
      />
      <TextField
        type="time"
        name="time"
        label={m.tracking_time()}
        defaultValue={time}
        error={messageFor(problems, 'time')}
      />
    </div>
  );
}
