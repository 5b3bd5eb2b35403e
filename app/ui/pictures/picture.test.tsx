import { renderToStaticMarkup as markupOf } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const dish = { src: '/dish/stew.svg', width: 320, height: 180 };

test('a picture that is seen first is fetched first, any other when it comes near', () => {
  expect(markupOf(<Picture {...dish} loading="eager" />)).toMatch(/fetchPriority="high"/i);
  const later = markupOf(<Picture {...dish} />);
  expect(later).toContain('loading="lazy"');
  expect(later).not.toMatch(/fetchPriority/i);
});
