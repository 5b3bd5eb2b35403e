import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & {
  label: ReactNode;
  detail?: ReactNode;
  /** Only the switch is seen; the label is for screen readers. */
  isLabelHidden?: boolean;
};

/** Takes effect at once. A checkbox input, so a form without JavaScript still sends it. */
export function Switch({ label, detail, isLabelHidden = false, ...input }: SwitchProps) {
  const detailId = useId();
  return (
    <label className="relative flex min-h-target items-center gap-4">
      <span className={isLabelHidden ? 'sr-only' : 'min-w-0 flex-1'}>
        <span className="block font-semibold">{label}</span>
        {detail && (
          <span id={detailId} className="block text-sm text-ink-2">
            {detail}
          </span>
        )}
      </span>
      <input
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox is its own state
        role="switch"
        aria-describedby={detail ? detailId : undefined}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className={classNames(
          'relative h-9 w-14 flex-none rounded-full bg-line-strong transition-colors duration-(--duration-base) peer-checked:bg-leaf',
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-50',
          'after:absolute after:top-1 after:left-1 after:size-7 after:rounded-full after:bg-egg-white after:transition-[translate] after:duration-(--duration-base)',
          'peer-checked:after:translate-x-5 peer-checked:after:bg-[radial-gradient(circle,var(--color-yolk)_0_48%,var(--color-egg-white)_50%)]',
        )}
      />
    </label>
  );
}
