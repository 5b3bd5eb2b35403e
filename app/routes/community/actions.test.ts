import { start } from '../../../domain/community/testing/community-client.ts';
import { rateLimits } from '../../../domain/rate-limits/rate-limits.tables.ts';
import { forms } from '../testing/form-cases.ts';
import type { Scene } from '../testing/scene.ts';
import { testForms } from '../testing/test-forms.ts';

const requestKey = '00000000-0000-4000-8000-00000000c0de';
const topic = { area: 'COOKING', title: 'My cauliflower rice is wet', text: 'Why?', requestKey };
const nowhere = '/community/topic/nowhere';
const own = '/community/post/{postId}';

async function ownTopic({ server, people }: Scene) {
  await server.services.db.delete(rateLimits);
  const { topicId, id } = await start({ client: people.member });
  return { topicId, postId: id };
}

testForms({
  area: 'community',
  own: ownTopic,
  cases: [
    ...forms('free', '/community/new', {
      'a topic of who has no membership': [topic, '403 premium.required'],
    }),
    ...forms('member', '/community/new', {
      'a topic without a title': [
        { ...topic, title: '', name: 'Kaisa' },
        '400 community.title-too-short',
      ],
      'a topic without a name': [topic, '400 community.name-required'],
      'a topic of no area': [{ ...topic, area: 'MAGIC' }, '400 input.invalid'],
      'a topic': [{ ...topic, name: 'Kaisa' }, /^→ \/community\/topic\/[\da-f-]{36}$/],
    }),
    ...forms('member', '/community', {
      'a name': [{ intent: 'rename', name: 'Kaisa N.' }, '→ /community'],
      'a name like an editor’s': [
        { intent: 'rename', name: 'Editor' },
        '400 community.name-not-allowed',
      ],
      'a note that is put away': [{ intent: 'put-away', id: 'x' }, '→ /community'],
    }),
    ...forms('member', nowhere, {
      'a reply to nothing': [
        { intent: 'reply', text: 'Salt it.', requestKey },
        '400 community.topic-gone',
      ],
    }),
    ...forms('free', nowhere, {
      'a reply of who has no membership': [
        { intent: 'reply', text: 'Salt it.', requestKey },
        '403 premium.required',
      ],
      'a like of nothing': [
        { intent: 'like', id: 'x', isLiked: 'true' },
        '400 community.post-gone',
      ],
      'following nothing': [{ intent: 'follow', isFollowed: 'true' }, '400 community.topic-gone'],
      'a report of nothing': [
        { intent: 'report', id: 'x', reason: 'OTHER', text: '' },
        '400 community.post-gone',
      ],
      'a report for a reason that is none': [
        { intent: 'report', id: 'x', reason: 'MAGIC', text: '' },
        '400 input.invalid',
      ],
    }),
    ...forms('member', own, {
      'a change without a text': [
        { intent: 'edit', title: 'My cauliflower rice is dry', text: ' ' },
        '400 community.text-required',
      ],
      'a change': [
        { intent: 'edit', title: 'My cauliflower rice is dry', text: 'Two rounds.' },
        '→ /community/topic/{topicId}#post-0',
      ],
      'a post that is deleted': [{ intent: 'delete' }, '→ /community'],
    }),
  ],
});
