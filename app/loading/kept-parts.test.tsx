import { useId, type FunctionComponent, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { OwnPictures, usePictureAddress } from '../ui/pictures/own-pictures.ts';
import { keptPart, writePartsWith } from './kept-part.tsx';
import { withoutMarks, writeKeptPart } from './kept-parts.server.tsx';

beforeAll(() => writePartsWith(writeKeptPart));

const isKept = (html: string) => html.includes('<kept-part>');

function written(part: ReactElement, address = '/recipes/stew'): string {
  return renderToString(
    <MemoryRouter initialEntries={[address]}>
      <main>
        before
        {part}
        after
      </main>
    </MemoryRouter>,
  );
}

/** A part, and how often it was written. */
function counted() {
  const count = vi.fn<() => void>();
  function Lines({ texts }: { texts: readonly string[] }) {
    count();
    const { pathname } = useLocation();
    return texts.map((text, index) => (
      <p key={text} title={pathname}>
        {index}: {text}
      </p>
    ));
  }
  return { Lines, Kept: keptPart(Lines), count };
}

test('a part is written once for the same props and path, and as it would be in its page', () => {
  const { Lines, Kept, count } = counted();
  const texts = ['salt & pepper', '<kept-part>'];
  const first = written(<Kept texts={texts} />);
  expect(isKept(first)).toBe(true);
  expect(written(<Kept texts={[...texts]} />)).toBe(first);
  expect(count).toHaveBeenCalledTimes(1);
  expect(withoutMarks(first).join('')).toBe(written(<Lines texts={texts} />));
});

test('for other props, at another path or for another part it is written anew', () => {
  const one = counted();
  const other = counted();
  written(<one.Kept texts={['egg']} />);
  expect(written(<one.Kept texts={['ham']} />)).toContain('ham');
  expect(written(<one.Kept texts={['egg']} />, '/se/recept/gryta')).toContain('/se/recept/gryta');
  written(<other.Kept texts={['egg']} />);
  expect(one.count).toHaveBeenCalledTimes(3);
  expect(other.count).toHaveBeenCalledTimes(1);
});

test('a part that does not read its path is written once for all pages of a language', () => {
  const count = vi.fn<() => void>();
  const Kept = keptPart(({ text }: { text: string }) => {
    count();
    return <p>{text}</p>;
  });
  written(<Kept text="egg" />);
  expect(isKept(written(<Kept text="egg" />, '/guides'))).toBe(true);
  expect(count).toHaveBeenCalledTimes(1);
  written(<Kept text="egg" />, '/se/recept/gryta');
  written(<Kept text="egg" />, '/se/guider');
  expect(count).toHaveBeenCalledTimes(2);
});

test('a part that reads its path for some props alone has the right one for each', () => {
  const Kept = keptPart(({ isLinked }: { isLinked: boolean }) => {
    const location = useLocation();
    return <p>{isLinked ? location.pathname : 'here'}</p>;
  });
  expect(written(<Kept isLinked={false} />, '/foods')).toContain('here');
  expect(written(<Kept isLinked />, '/foods')).toContain('/foods');
  expect(written(<Kept isLinked />, '/guides')).toContain('/guides');
  expect(written(<Kept isLinked={false} />, '/guides')).toContain('here');
});

test('what hangs on more of its page than the path is part of the page', () => {
  const Labelled = ({ text }: { text: string }) => <p id={useId()}>{text}</p>;
  const Asking = ({ text }: { text: string }) => <p>{useLocation().search + text}</p>;
  const Pressed = ({ onPress }: { onPress: () => void }) => (
    <button type="button" onClick={onPress}>
      Press
    </button>
  );
  const Seen = ({ src }: { src: string }) => <img src={src} alt="" />;
  const onPress = () => {};
  const parts = {
    labelled: { Part: Labelled, props: { text: 'egg' } },
    asking: { Part: Asking, props: { text: 'egg' } },
    pressed: { Part: Pressed, props: { onPress } },
    seen: { Part: Seen, props: { src: '/dish/stew.svg' } },
  };
  for (const { Part, props } of Object.values(parts)) {
    const Plain = Part as FunctionComponent<object>;
    const Kept = keptPart(Plain);
    const html = written(<Kept {...props} />, '/recipes/stew?s=1');
    expect(html).toBe(written(<Plain {...props} />, '/recipes/stew?s=1'));
    expect(isKept(html)).toBe(false);
  }
});

test('a page that brings pictures along has them in its parts', () => {
  const Kept = keptPart(({ at }: { at: string }) => <p title={usePictureAddress()(at)}>dish</p>);
  const brought = new Map([['/dish/stew.svg', 'data:drawn']]);
  expect(written(<Kept at="/dish/stew.svg" />)).toContain('title="/dish/stew.svg"');
  const withPictures = (
    <OwnPictures value={brought}>
      <Kept at="/dish/stew.svg" />
    </OwnPictures>
  );
  expect(written(withPictures)).toContain('title="data:drawn"');
});
