import { classNames } from '../../ui/class-names.ts';
import type { Stage } from './stage.ts';

/** More would not be told apart at a glance on a phone; the heading counts them anyway. */
const mostDots = 8;

interface StepDotsProps {
  stage: Stage;
  stepCount: number;
  /** Timers leave no room for them on a phone. */
  isNarrow: boolean;
}

/** The steps as dots, the one the cook is at as a yolk. */
export function StepDots({ stage, stepCount, isNarrow }: StepDotsProps) {
  const current = stage.name === 'step' ? stage.index : stage.name === 'done' ? stepCount : -1;
  return (
    <span
      aria-hidden
      className={classNames(
        'flex items-center justify-center gap-2',
        (isNarrow || stepCount > mostDots) && 'max-sm:hidden',
      )}
    >
      {Array.from({ length: stepCount }, (_, index) => (
        <span
          key={index}
          className={classNames(
            'rounded-full',
            index === current && 'yolk-mark size-5.5',
            index < current && 'size-2.75 bg-ink',
            index > current && 'size-2.75 bg-line-strong opacity-50',
          )}
        />
      ))}
    </span>
  );
}
