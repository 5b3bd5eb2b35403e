import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { answerForms } from './answer-forms.ts';
import type { FormSet } from './form-set.ts';

const modules = import.meta.glob<Record<string, unknown>>('../**/*{-forms,-form}.ts', {
  eager: true,
});

/** The tables of all areas, found by what they look like. */
const sets = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isFormSet(value) ? [{ name: `${file}: ${name}`, set: value }] : [],
  ),
);

function isFormSet(value: unknown): value is FormSet {
  if (typeof value !== 'object' || value === null) return false;
  const intents = Object.values(value) as { fields?: unknown; failure?: unknown }[];
  return intents.length > 0 && intents.every(({ fields, failure }) => fields && failure);
}

const fields = sets.flatMap(({ name, set }) =>
  Object.entries(set).flatMap(([intent, kind]) =>
    Object.keys(kind.fields).map((field) => ({
      name: `${name}.${intent}.${field}`,
      set,
      intent,
      field,
    })),
  ),
);

interface Sent {
  set: FormSet;
  intent: string;
  body: Record<string, string>;
}

function send({ set, intent, body }: Sent) {
  const operation = vi.fn<() => Promise<{ problems: [] }>>(async () => ({ problems: [] }));
  const operations = Object.fromEntries(Object.keys(set).map((each) => [each, operation]));
  const url = new URL('https://yolk.test/');
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams({ intent, ...body }),
  });
  const answer = answerForms(
    set,
    operations,
  )({
    context: new RouterContextProvider(),
    request,
    url,
  });
  return { answer, operation };
}

test('there are forms to look at', () => {
  expect(fields.length).toBeGreaterThan(20);
});

test.each(fields)('$name takes no text that cannot be kept', async ({ set, intent, field }) => {
  // What a device answers is as long as it has to be.
  const tooLong = field === 'answer' ? [] : ['a'.repeat(20_000)];
  for (const text of ['\u0000', 'a\u0007b', '\u0085', ...tooLong]) {
    const { answer, operation } = send({ set, intent, body: { [field]: text } });
    await expect(answer).rejects.toMatchObject({ init: { status: 400 } });
    expect(operation).not.toHaveBeenCalled();
  }
});
