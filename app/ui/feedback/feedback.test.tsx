import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { elementsOf } from '../testing/read-markup.ts';
import { Alert } from './alert.tsx';
import { Dialog } from './dialog.tsx';
import { EmptyState } from './empty-state.tsx';
import { Sheet } from './sheet.tsx';
import { BusyState } from './states.tsx';
import { ToastProvider } from './toast.tsx';

test('a dialog with an address is readable and can be left without JavaScript', () => {
  const markup = markupOf(
    <MemoryRouter>
      <Dialog isOpen closeTo="/recipes" closeLabel="Close" title="For members">
        Start a trial
      </Dialog>
    </MemoryRouter>,
  );
  const [dialog] = elementsOf(markup, 'dialog');
  const [heading] = elementsOf(markup, 'h2');
  expect(dialog).toMatchObject({ open: '', 'aria-labelledby': heading?.['id'] });
  expect(elementsOf(markup, 'a')).toMatchObject([{ href: '/recipes', 'aria-label': 'Close' }]);
});

test('nothing is made of a dialog or a sheet that was not opened yet', () => {
  const markup = markupOf(
    <MemoryRouter>
      <Dialog isOpen={false} closeLabel="Close" title="For members" actions={<p>Not now</p>}>
        Start a trial
      </Dialog>
      <Sheet isOpen={false} closeTo="/plan" closeLabel="Close" title="Omelette">
        Cook
      </Sheet>
    </MemoryRouter>,
  );
  expect(markup).toBe('');
});

test('only what went wrong interrupts a screen reader', () => {
  expect(markupOf(<Alert tone="danger" title="No." />)).toContain('role="alert"');
  expect(markupOf(<Alert tone="medical" title="Ask." />)).not.toContain('role="alert"');
});

test('the place for toasts is there before the first one, so that it is read out', () => {
  expect(markupOf(<ToastProvider>page</ToastProvider>)).toMatch(/^page<output/);
});

test('a state is one picture, one heading and what to do', () => {
  const markup = markupOf(
    <EmptyState scene="heart-egg" title="No favorites yet" action={<a href="/r">Find</a>} />,
  );
  expect(markup).toMatch(/<img[^>]*alt=""/);
  expect(markup).toContain('No favorites yet</h2>');
  expect(markupOf(<BusyState title="Cooking" text="21 meals" />)).toContain('<output>21 meals');
});
