import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ChoiceTile } from '../../ui/forms/choice-tile.tsx';
import { ChoiceGroup } from './radio-step.tsx';
import { errorOf, isChosen, type StepFields } from './step-fields.ts';
import { softHyphens } from '../../ui/soft-hyphens.ts';

export interface TileOption {
  value: string;
  label: () => string;
  picture: ReactNode;
  /** The field, where a tile is a question of its own. */
  name?: string;
}

/** Any number of answers, each with a picture. */
export function TilesStep({
  legend,
  name,
  options,
  fields,
}: {
  legend: string;
  name: string;
  options: readonly TileOption[];
  fields: StepFields;
}) {
  return (
    <ChoiceGroup legend={legend} error={errorOf(fields, name)}>
      <div className={classNames('grid grid-cols-2 gap-3 sm:gap-4', columnsFor(options.length))}>
        {options.map((option) => (
          <ChoiceTile
            key={option.value}
            name={option.name ?? name}
            value={option.value}
            defaultChecked={isChosen(fields, option.name ?? name, option.value)}
            picture={option.picture}
            label={softHyphens(option.label())}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** Rows of about the same length. */
function columnsFor(count: number): string {
  if (count % 5 === 0) return 'sm:grid-cols-3 lg:grid-cols-5';
  return count % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-4';
}
