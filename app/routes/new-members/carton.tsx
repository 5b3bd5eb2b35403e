import { classNames } from '../../ui/class-names.ts';
import type { FirstStepState } from '../../../domain/new-members/first-steps.rules.ts';

/** An egg for each step that is out of the way; the one that is next has its yolk. */
export function Carton({
  states,
  shown,
}: {
  states: readonly FirstStepState[];
  shown: FirstStepState['step'] | null;
}) {
  return (
    <div
      aria-hidden
      className="grid w-full max-w-80 -rotate-5 grid-cols-3 gap-4 justify-self-center rounded-2xl bg-[#c8b99c] p-6 shadow-lg inset-ring-4 inset-ring-[#d5c8ae] max-md:max-w-60 max-md:gap-3 max-md:p-4.5 dark:bg-[#7d735f] dark:inset-ring-[#6b6250]"
    >
      {states.map(({ step, state }) => (
        <span
          key={step}
          className="grid aspect-square place-items-center rounded-full bg-[#a3937a] shadow-[inset_0_3px_8px_rgb(21_36_29/0.22)] dark:bg-[#554d3e]"
        >
          {(state !== 'OPEN' || step === shown) && (
            <span
              className={classNames(
                'size-[82%] rounded-full shadow-sm',
                state === 'OPEN' ? 'yolk-coin' : 'bg-egg-white',
              )}
            />
          )}
        </span>
      ))}
    </div>
  );
}
