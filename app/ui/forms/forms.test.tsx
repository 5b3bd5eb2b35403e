import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { elementsOf } from '../testing/read-markup.ts';
import { CheckRow, CheckRowButton } from './check-row.tsx';
import { ChoiceTile } from './choice-tile.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioCard } from './radio-card.tsx';
import { Segmented } from './segmented.tsx';
import { SelectField } from './select-field.tsx';
import { Stepper } from './stepper.tsx';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';

const servings = {
  label: 'Servings',
  lessLabel: 'Fewer',
  moreLabel: 'More',
  values: [1, 2, 4, 6],
};

test('a field names its input and ties error and hint to it', () => {
  const markup = markupOf(
    <TextField label="Email" name="email" hint="We write rarely" error="Not an address" />,
  );
  const [label] = elementsOf(markup, 'label');
  const [input] = elementsOf(markup, 'input');
  const id = label?.['for'];
  expect(input).toMatchObject({
    id,
    name: 'email',
    'aria-invalid': 'true',
    'aria-describedby': `${id}-error ${id}-hint`,
  });
  expect(markup).toMatch(new RegExp(`id="${id}-error"[^>]*>.*Not an address`));
});

test('a field without error is not invalid and describes nothing', () => {
  const options = [{ value: 'se', label: 'Sweden' }];
  const [select] = elementsOf(
    markupOf(<SelectField label="Country" options={options} />),
    'select',
  );
  expect(select).not.toHaveProperty('aria-invalid');
  expect(select).not.toHaveProperty('aria-describedby');
});

test('a password starts hidden and can be filled in by a password manager', () => {
  const markup = markupOf(
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      showLabel="Show"
      hideLabel="Hide"
    />,
  );
  expect(elementsOf(markup, 'input')).toMatchObject([
    { type: 'password', autoComplete: 'new-password' },
  ]);
  expect(markup).toContain('>Show</button>');
});

test('choices are plain inputs that a form sends without JavaScript', () => {
  const markup = markupOf(
    <form>
      <ChoiceTile name="avoid" value="PORK" label="Pork" mark="excluded" defaultChecked />
      <RadioCard name="offer" value="annual" title="Annual" />
      <Segmented
        label="Units"
        name="units"
        options={[{ value: 'metric', label: 'Metric' }]}
        defaultValue="metric"
      />
      <Switch name="reminders" label="Reminders" />
      <CheckRow name="item" value="1" label="Salmon" />
    </form>,
  );
  expect(elementsOf(markup, 'input')).toMatchObject([
    { type: 'checkbox', name: 'avoid', value: 'PORK', checked: '' },
    { type: 'radio', name: 'offer', value: 'annual' },
    { type: 'radio', name: 'units', value: 'metric', checked: '' },
    { type: 'checkbox', name: 'reminders', role: 'switch' },
    { type: 'checkbox', name: 'item', value: '1' },
  ]);
});

test('a row can be ticked off by submitting its form', () => {
  const markup = markupOf(<CheckRowButton name="tick" value="7" label="Butter" isChecked />);
  expect(elementsOf(markup, 'button')).toMatchObject([
    { type: 'submit', name: 'tick', value: '7', 'aria-pressed': 'true' },
  ]);
});

test('what is ticked has its name struck out, not what is said below it', () => {
  const detail = <span>for the soup</span>;
  const markup = markupOf(<CheckRowButton label="Butter" detail={detail} isChecked />);
  expect(markup).toMatch(/<span class="[^"]*line-through[^"]*">Butter<\/span><span>for the soup</);
  const [before = ''] = markup.split('>Butter<');
  expect(before.match(/line-through/g)).toHaveLength(2);
});

test('a stepper submits the neighbours of its value', () => {
  const markup = markupOf(
    <Stepper {...servings} name="servings" value={2} valueText="2 servings" />,
  );
  expect(elementsOf(markup, 'button')).toMatchObject([
    { type: 'submit', name: 'servings', value: '1', 'aria-label': 'Fewer' },
    { type: 'submit', name: 'servings', value: '4', 'aria-label': 'More' },
  ]);
});

test('a stepper disables at its ends', () => {
  const markup = markupOf(<Stepper {...servings} value={6} valueText="6 servings" />);
  const [fewer, more] = elementsOf(markup, 'button');
  expect(fewer).not.toHaveProperty('disabled');
  expect(more).toHaveProperty('disabled');
});

test('a stepper in the address is made of links', () => {
  const markup = markupOf(
    <MemoryRouter>
      <Stepper
        {...servings}
        value={4}
        valueText="4 servings"
        toValue={(count) => `/recipes/soup/${count}`}
      />
    </MemoryRouter>,
  );
  expect(elementsOf(markup, 'a').map((link) => link['href'])).toEqual([
    '/recipes/soup/2',
    '/recipes/soup/6',
  ]);
});
