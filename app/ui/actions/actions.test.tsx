import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { elementsOf } from '../testing/read-markup.ts';
import { Button, ButtonLink } from './button.tsx';
import { Chip } from './chip.tsx';
import { IconButton } from './icon-button.tsx';

test('a busy button says so, keeps its words and stays focusable', () => {
  const markup = markupOf(
    <Button variant="primary" isBusy>
      Save
    </Button>,
  );
  const [button] = elementsOf(markup, 'button');
  expect(button).toMatchObject({ 'aria-busy': 'true' });
  expect(button).not.toHaveProperty('disabled');
  expect(markup).toContain('>Save</span>');
});

test('a button does not submit a form unless it says so', () => {
  expect(markupOf(<Button>Save</Button>)).toContain('type="button"');
  expect(markupOf(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

test('a link that looks like a button is a link', () => {
  const markup = markupOf(
    <MemoryRouter>
      <ButtonLink to="/recipes" icon={BasketIcon}>
        Recipes
      </ButtonLink>
    </MemoryRouter>,
  );
  expect(elementsOf(markup, 'a')).toMatchObject([{ href: '/recipes' }]);
  expect(elementsOf(markup, 'svg')).toMatchObject([{ 'aria-hidden': 'true' }]);
});

test('an icon button has a name, and a state when it stays pressed', () => {
  const markup = markupOf(
    <IconButton icon={BasketIcon} label="List, 9 items" badge={9} isPressed />,
  );
  expect(elementsOf(markup, 'button')).toMatchObject([
    { 'aria-label': 'List, 9 items', 'aria-pressed': 'true' },
  ]);
  expect(markup).toMatch(/<span aria-hidden="true"[^>]*>9</);
});

test('a chip tells whether its filter is on', () => {
  expect(markupOf(<Chip isPressed>Keto</Chip>)).toContain('aria-pressed="true"');
  expect(markupOf(<Chip isPressed={false}>Keto</Chip>)).toContain('aria-pressed="false"');
});
