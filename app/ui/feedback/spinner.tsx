import { classNames } from '../class-names.ts';

/** Says nothing itself: whoever shows it sets aria-busy or a status text. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'size-4 flex-none animate-[spin_0.8s_linear_infinite] rounded-full border-3 border-current/20 border-t-current',
        className,
      )}
    />
  );
}
