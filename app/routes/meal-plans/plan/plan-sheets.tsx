import type { ComponentProps } from 'react';
import { SwapSheet } from '../edit/swap-sheet.tsx';
import { DaySheet } from '../week/day-sheet.tsx';
import { DishSheet } from '../week/dish-sheet.tsx';
import { PlanDialogs } from './plan-dialogs.tsx';

export type PlanSheetsProps = ComponentProps<typeof PlanDialogs> &
  ComponentProps<typeof DishSheet> &
  ComponentProps<typeof DaySheet> &
  ComponentProps<typeof SwapSheet>;

/** What opens over the week. Each has an address of its own. */
export function PlanSheets(props: PlanSheetsProps) {
  return (
    <>
      <PlanDialogs {...props} />
      <DishSheet {...props} />
      <DaySheet {...props} />
      <SwapSheet {...props} />
    </>
  );
}
