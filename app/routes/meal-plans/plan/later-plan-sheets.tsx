import { lazy, Suspense, type ComponentType } from 'react';
import { OpenAsDocument } from '../../../loading/open-as-document.tsx';
import type { PlanSheetsProps } from './plan-sheets.tsx';

const load = async (): Promise<{ default: ComponentType<PlanSheetsProps> }> => {
  const { PlanSheets } = await import('./plan-sheets.tsx');
  return { default: PlanSheets };
};

/** The server writes them with the page; browsers fetch their script once the week is there. */
const Sheets = import.meta.env.SSR
  ? (await load()).default
  : lazy(() => load().catch(() => ({ default: OpenAsDocument })));

export function LaterPlanSheets(props: PlanSheetsProps) {
  return (
    <Suspense>
      <Sheets {...props} />
    </Suspense>
  );
}
