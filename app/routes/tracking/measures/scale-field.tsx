import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useId, useRef } from 'react';
import {
  readAmount,
  type Measure,
  type MeasureUnit,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { useIsInBrowser } from '../../../shell/use-is-in-browser.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { measureWords, scaleText } from './measure-words.ts';

interface ScaleFieldProps {
  measure: Measure;
  unit: MeasureUnit;
  /** What stands in the field: what was sent, else the weight before. */
  value: string;
  error: string | undefined;
}

/** As fine as a scale shows it. */
const step = 0.1;

/** Stones and pounds are two numbers, which two fields ask for. */
export function hasScale({ measure, unit }: { measure: Measure; unit: MeasureUnit }): boolean {
  return measure === 'WEIGHT' && unit !== 'st';
}

/** A weight, large, with a press for a little less or more beside the keys. */
export function ScaleField({ measure, unit, value, error }: ScaleFieldProps) {
  const locale = useLocale();
  const isInBrowser = useIsInBrowser();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const change = (by: number) => {
    const field = input.current;
    const now = field && readAmount(field.value);
    if (!field || now === null || Number.isNaN(now)) return;
    field.value = scaleText({ number: now + by, locale });
  };
  const label = m.tracking_amount_in({ measure: measureWords[measure](), unit });
  return (
    <div className="grid justify-items-center gap-1">
      <div className="flex items-center justify-center gap-3">
        {isInBrowser && (
          <IconButton
            type="button"
            look="outlined"
            icon={MinusIcon}
            label={m.tracking_less()}
            onClick={() => change(-step)}
          />
        )}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          name="amount"
          required
          inputMode="decimal"
          autoComplete="off"
          defaultValue={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="w-28 border-b-2 border-line-strong bg-transparent py-1 text-center figures text-[2.4rem] leading-tight hover:border-ink aria-invalid:border-danger"
        />
        <span aria-hidden>{unit}</span>
        {isInBrowser && (
          <IconButton
            type="button"
            look="outlined"
            icon={PlusIcon}
            label={m.tracking_more()}
            onClick={() => change(step)}
          />
        )}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
