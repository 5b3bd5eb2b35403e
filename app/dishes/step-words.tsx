import { Amount } from '../amounts/amount.tsx';
import type { AmountParts } from '../amounts/amount-parts.ts';
import type { UnitSystem } from '../amounts/units-preference.ts';
import type { StepWordsFragment } from './operations.gen.ts';

interface StepWordsProps {
  step: StepWordsFragment;
  units: UnitSystem;
}

/** The words of a step with the amounts of what is cooked, which stand out with what they are of. */
export function StepWords({ step, units }: StepWordsProps) {
  return step.pieces.map(({ text, amount }, index) =>
    amount === null ? (
      text
    ) : (
      <span
        // Nothing is added, taken away or moved.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        className="rounded-xs bg-yolk-soft box-decoration-clone px-[0.22em] py-[0.05em] text-yolk-ink print:bg-transparent print:p-0"
      >
        <b>
          <Amount amount={amount[units] as AmountParts} />
        </b>
        {text}
      </span>
    ),
  );
}
