import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { classNames } from '../class-names.ts';

/** A circle that becomes a yolk with a tick. Follows a `peer` input, or `isOn`. */
export function CheckCircle({ isOn }: { isOn?: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-6.5 flex-none place-items-center rounded-full border-2 border-line-strong bg-surface text-transparent',
        isOn === undefined &&
          'peer-checked:animate-plop peer-checked:border-yolk-edge peer-checked:bg-yolk peer-checked:text-on-yolk',
        isOn && 'animate-plop border-yolk-edge! bg-yolk! text-on-yolk!',
      )}
    >
      {isOn !== false && <CheckIcon size="1rem" weight="bold" />}
    </span>
  );
}
