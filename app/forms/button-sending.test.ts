import { expect, test } from 'vitest';
import { buttonSending, withButton } from './button-sending.ts';
import { optionalCount, text } from './fields.ts';
import { formSet, readSent } from './form-set.ts';

const failure = () => 'Oops';
const forms = formSet({
  tick: { fields: { item_key: text, grams: optionalCount }, failure },
  clear: { fields: {}, failure },
});

function sent(button: { name: string; value: string }): FormData {
  const form = new FormData();
  form.append(button.name, button.value);
  return form;
}

test('what a button says is read as a form of the set', () => {
  const button = buttonSending<typeof forms>({ intent: 'tick', item_key: 'a&b=c é', grams: 40 });
  expect(readSent(forms, withButton(sent(button)))).toEqual({
    intent: 'tick',
    fields: { item_key: 'a&b=c é', grams: 40 },
  });
  const other = buttonSending<typeof forms>({ intent: 'tick', item_key: 'a', grams: undefined });
  expect(readSent(forms, withButton(sent(other)))).toMatchObject({ fields: { grams: null } });
});

test('a form keeps what stands in its fields', () => {
  const form = sent(buttonSending<typeof forms>({ intent: 'tick', item_key: 'a' }));
  form.append('grams', '5');
  expect(readSent(forms, withButton(form))).toMatchObject({ fields: { item_key: 'a', grams: 5 } });
});

test('a form without such a button is read as it is', () => {
  const form = new FormData();
  form.append('intent', 'clear');
  expect([...withButton(form)]).toEqual([['intent', 'clear']]);
});
