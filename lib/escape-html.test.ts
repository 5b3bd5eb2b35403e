import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('every sign that ends a text or a quoted attribute is written out, each time, and once', () => {
  expect(escapeHtml('<a href="x">&</a><a>&&""')).toBe(
    '&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;&lt;a&gt;&amp;&amp;&quot;&quot;',
  );
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
  expect(escapeHtml("Åsa's 100 %")).toBe("Åsa's 100 %");
});
