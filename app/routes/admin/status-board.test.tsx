import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { healthParts, type HealthPart } from '../../../domain/operations/health.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { ToastProvider } from '../../ui/feedback/toast.tsx';
import { StatusBoard } from './status-board.tsx';
import { sampleStatus } from './testing/sample-status.ts';

function rendered(toLookAt: readonly HealthPart[]): string {
  const status = { ...sampleStatus, toLookAt: [...toLookAt] };
  const board = (
    <ToastProvider>
      <StatusBoard status={status} retried={null} />
    </ToastProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: board }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const steps: Readonly<Record<HealthPart, () => string>> = {
  WEB: m.admin_status_see_errors,
  DATABASE: m.admin_status_see_server,
  DISK: m.admin_status_see_server,
  MAIL: m.admin_status_mail_retry,
  PAYMENTS: m.admin_status_see_notices,
  BACKUP: m.admin_status_backup_copy,
};

/** What can be pressed, by its words. */
function pressable(html: string): string[] {
  const found = html.matchAll(/<(a|button)\b[^>]*>(.*?)<\/\1>/g);
  return [...found].map(([, , inside = '']) => inside.replaceAll(/<[^>]+>/g, '').trim());
}

test.each(healthParts)('where %s is to be looked at, its next step is one press away', (part) => {
  const words = new Set(Object.values(steps).map((step) => step()));
  const offered = pressable(rendered([part])).filter((text) => words.has(text));
  expect(offered).toEqual([steps[part]()]);
});

test('a step that leads to a card of the page finds it there', () => {
  const html = rendered(healthParts);
  const places = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  expect(new Set(places).size).toBe(3);
  for (const id of places) expect(html).toContain(`id="${id}"`);
});

test('where all is well nothing asks to be done', () => {
  const html = rendered([]);
  expect(Object.values(steps).filter((words) => html.includes(words()))).toEqual([]);
});
