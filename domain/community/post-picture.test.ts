import { expect, test } from 'vitest';
import { communityLimits } from './community.rules.ts';
import { openPicture, pictureProblems } from './post-picture.ts';

const pan = { upload: Buffer.alloc(10), alt: 'A pan' };
const problemsOf = (given: object, level: 'NEW' | 'MEMBER' | 'REGULAR' = 'MEMBER') =>
  pictureProblems({ picture: { ...pan, ...given }, level });

test('a post needs no picture, and the newest writers add none', () => {
  expect(pictureProblems({ picture: null, level: 'NEW' })).toEqual([]);
  expect(problemsOf({}, 'NEW')).toEqual([{ path: ['picture'], code: 'community.no-pictures-yet' }]);
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({}, 'REGULAR')).toEqual([]);
});

test('a picture has as many bytes as may be, and not one more', () => {
  const { pictureBytes } = communityLimits;
  expect(problemsOf({ upload: Buffer.alloc(pictureBytes) })).toEqual([]);
  expect(problemsOf({ upload: Buffer.alloc(pictureBytes + 1) })).toEqual([
    { path: ['picture'], code: 'photo.too-large' },
  ]);
});

test('what it shows is said, in no more than 250 characters', () => {
  expect(problemsOf({ alt: ' \n ' })).toEqual([{ path: ['alt'], code: 'community.alt-required' }]);
  expect(problemsOf({ alt: ` ${'x'.repeat(250)} ` })).toEqual([]);
  expect(problemsOf({ alt: 'x'.repeat(251) })).toEqual([
    { path: ['alt'], code: 'community.too-long', values: { most: 250 } },
  ]);
});

test('what cannot be opened is refused, and a text without a picture opens none', async () => {
  const prepared = { jpeg: Buffer.from('jpeg'), width: 4, height: 3 };
  const opened = (preparePicture: () => Promise<typeof prepared | null>, picture = pan) =>
    openPicture({ picture, preparePicture });
  expect(await opened(async () => null)).toMatchObject({
    ok: false,
    reason: [{ path: ['picture'], code: 'photo.unreadable' }],
  });
  expect(await opened(async () => prepared, { ...pan, alt: ' A  pan ' })).toEqual({
    ok: true,
    value: { ...prepared, alt: 'A pan' },
  });
  const never = () => Promise.reject(new Error('opened'));
  expect(await openPicture({ picture: null, preparePicture: never })).toEqual({
    ok: true,
    value: null,
  });
});
