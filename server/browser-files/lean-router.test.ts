import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leanCode } from './lean-router.ts';

const router = join(
  import.meta.dirname,
  '..',
  '..',
  'node_modules/react-router/dist/production/lib',
);

test.each(['dom/lib.js', 'context.js'])('%s of the router is as it is read here', async (file) => {
  const code = await readFile(join(router, file), 'utf8');
  expect(code.match(/^[\w$]+\.displayName = /gm)).not.toBeNull();
  const lean = leanCode(code);
  expect(lean.match(/^[\w$]+\.displayName = /gm)).toBeNull();
  expect(lean).toMatch(/= \/\* @__PURE__ \*\/ React\$1\.(?:forwardRef|createContext)\(/);
});

test('advice is cut, and what the router reads itself is not', () => {
  const advice =
    'You cannot render a <Router> inside another <Router>. You should never have more.';
  const code = `invariant(!ok, "${advice}"); const type = "application/x-www-form-urlencoded; charset=utf-8, or anything else";`;
  const lean = leanCode(code);
  expect(lean).toContain('"You cannot render a <Router> inside another <Router…"');
  expect(lean).toContain('"application/x-www-form-urlencoded; charset=utf-8, or anything else"');
});
