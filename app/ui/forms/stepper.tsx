import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { MouseEvent } from 'react';
import type { To } from 'react-router';
import { Link } from '../navigation/link.ts';
import type { Icon } from '../icon.ts';

export interface StepperProps {
  /** Names the group: "Servings". */
  label: string;
  lessLabel: string;
  moreLabel: string;
  /** What is allowed, in order; the ends disable. */
  values: readonly number[];
  value: number;
  /** "4 servings" */
  valueText: string;
  /** One of three: hold it, put it in the address, or submit it with the form. */
  onChange?: (value: number) => void;
  toValue?: (value: number) => To;
  name?: string;
}

/**
 * Minus, output, plus. With `toValue` the buttons are links, with `name` they submit their form
 * with that value: both work without JavaScript.
 */
export function Stepper({ label, lessLabel, moreLabel, value, valueText, ...step }: StepperProps) {
  const lower = step.values.filter((each) => each < value).at(-1);
  const higher = step.values.find((each) => each > value);
  return (
    <fieldset aria-label={label} className="inline-flex items-center rounded-full bg-sunken p-0.75">
      <Step {...step} icon={MinusIcon} label={lessLabel} target={lower} />
      <output className="min-w-22 px-1 text-center font-semibold">{valueText}</output>
      <Step {...step} icon={PlusIcon} label={moreLabel} target={higher} />
    </fieldset>
  );
}

const knob =
  'grid size-target flex-none place-items-center rounded-full bg-thumb shadow-xs hover:shadow-sm disabled:bg-transparent disabled:text-ink-3 disabled:shadow-none';

function Step({
  icon: Sign,
  label,
  target,
  onChange,
  toValue,
  name,
}: Pick<StepperProps, 'onChange' | 'toValue' | 'name'> & {
  icon: Icon;
  label: string;
  target: number | undefined;
}) {
  const sign = <Sign size="1.25em" weight="bold" aria-hidden />;
  if (toValue && target !== undefined) {
    return (
      <Link to={toValue(target)} preventScrollReset aria-label={label} className={knob}>
        {sign}
      </Link>
    );
  }
  function change(event: MouseEvent) {
    if (!onChange || target === undefined) return;
    event.preventDefault();
    onChange(target);
  }
  return (
    <button
      type={name ? 'submit' : 'button'}
      name={name}
      value={name && target}
      disabled={target === undefined}
      aria-label={label}
      onClick={change}
      className={knob}
    >
      {sign}
    </button>
  );
}
