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

test('no route looks for a stylesheet before it is shown', async () => {
  const code = await readFile(join(router, 'dom/ssr/links.js'), 'utf8');
  const lean = leanCode(code);
  expect(lean).toContain('async function prefetchRouteCss(route) {}\n');
  expect(lean).toContain('async function prefetchStyleLinks(route, routeModule) {}\n');
  expect(lean).toContain('function isPageLinkDescriptor(object) {\n');
});

test('advice is cut, and what the router reads itself is not', () => {
  const advice =
    'You cannot render a <Router> inside another <Router>. You should never have more.';
  const code = `invariant(!ok, "${advice}"); const type = "application/x-www-form-urlencoded; charset=utf-8, or anything else";`;
  const lean = leanCode(code);
  expect(lean).toContain('"You cannot render a <Rout…"');
  expect(lean).toContain('"application/x-www-form-urlencoded; charset=utf-8, or anything else"');
});

test('advice with values in it keeps its first words, and what programs read is whole', async () => {
  const advice =
    '`Route "${route.id}" has a \\`loader\\` that takes ${ms} ms. To get rid of this warning, please load less in it.`';
  const script =
    '`window.__reactRouterContext = ${context}; and so on, as long as there is anything to say of it`';
  const lean = leanCode(`warn(${advice}); run(${script});`);
  expect(lean).toBe(
    `warn(\`Route "\${route.id}" has a \\\`loader\\\` that takes \${ms}…\`); run(${script});`,
  );
});

test('the greeting to developers is gone', async () => {
  const code = await readFile(join(router, 'dom/ssr/errorBoundaries.js'), 'utf8');
  expect(code).toContain('💿');
  expect(leanCode(code)).not.toContain('💿');
});
