import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { openDocument } from '../../../loading/open-document.ts';
import type { PlanSheetsProps } from './plan-sheets.tsx';

const load = async (): Promise<{ default: ComponentType<PlanSheetsProps> }> => {
  const { PlanSheets } = await import('./plan-sheets.tsx');
  return { default: PlanSheets };
};

/** The server writes them with the page; browsers fetch their script once the week is there. */
const Sheets = import.meta.env.SSR
  ? (await load()).default
  : lazy(() => load().catch(() => ({ default: MissingSheets })));

export function LaterPlanSheets(props: PlanSheetsProps) {
  return (
    <Suspense>
      <Sheets {...props} />
    </Suspense>
  );
}

/** Without their script the week is read as before; what is opened comes as a document. */
function MissingSheets() {
  const { search } = useLocation();
  const firstSearch = useRef(search);
  useEffect(() => {
    if (search !== firstSearch.current) void openDocument(window.location.href);
  }, [search]);
  return null;
}
