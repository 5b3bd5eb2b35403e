import * as m from '../../../i18n/paraglide/messages.js';
import { useLocale } from '../../shell/locale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Light } from './light.tsx';
import type { Status } from './operator-status.ts';
import { StatusStep } from './status-step.tsx';
import { lightsOf } from './status-words.ts';

interface LightsProps {
  status: Status;
  /** How many mails were just made due. */
  retried: number | null;
}

/** The parts in a row, and what to do for those that somebody should look at. */
export function StatusLights({ status, retried }: LightsProps) {
  const lights = lightsOf(status, useLocale());
  const warned = lights.filter(({ part }) => status.toLookAt.includes(part));
  return (
    <>
      {warned.map(({ part, name, says, advice }) => (
        <Alert
          key={part}
          title={`${name}: ${says}.`}
          action={<StatusStep part={part} retried={retried} />}
          isActionBeside
        >
          {advice}
        </Alert>
      ))}
      <dl className="grid overflow-hidden rounded-lg bg-surface shadow-sm sm:grid-cols-2 lg:grid-cols-6">
        {lights.map(({ part, name, says }) => (
          <div key={part} className="px-4.5 py-4 shadow-[1px_1px_0_var(--color-line)]">
            <dt className="font-semibold">
              <Light isWarning={status.toLookAt.includes(part)}>
                {name}
                {status.toLookAt.includes(part) && (
                  <span className="sr-only">{m.admin_status_look_at()}</span>
                )}
              </Light>
            </dt>
            <dd className="mt-1 text-sm text-balance text-ink-2">{says}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
