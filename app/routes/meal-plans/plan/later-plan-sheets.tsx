import { lazy, Suspense, type ComponentType } from 'react';
import { OpenAsDocument } from '../../../loading/open-as-document.tsx';
import type { PlanSheetsProps } from './plan-sheets.tsx';

type Loaded = { default: ComponentType<PlanSheetsProps> };

const load = (): Promise<Loaded> =>
  import('./plan-sheets.tsx').then(
    ({ PlanSheets }) => ({ default: PlanSheets }),
    () => ({ default: OpenAsDocument }),
  );

/**
 * The server writes them with the page. Browsers fetch their script once the week is there, or with
 * it where the address may open one: taken up later, it would close for a moment.
 */
const Sheets =
  import.meta.env.SSR || window.location.search !== '' ? (await load()).default : lazy(load);

export function LaterPlanSheets(props: PlanSheetsProps) {
  return (
    <Suspense>
      <Sheets {...props} />
    </Suspense>
  );
}
