import type { Database, Transaction } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CreateId } from '../../lib/ids.ts';
import type { Language } from '../../lib/language.ts';
import { nameKey, type CommunityArea } from './community.rules.ts';
import { putName } from './members.store.ts';
import { insertPost, putLike } from './posts.store.ts';
import { searchWordsOf } from './search-words.ts';
import { insertTopic, putFollow, takeNumber } from './topics.store.ts';

/** Who writes in the samples; the names say that nobody real does. */
const names = { Maria: 'Maria (sample)', Frida: 'Frida (sample)', Leo: 'Leo (sample)' } as const;
type SampleWriter = keyof typeof names;

interface SampleTopic {
  language: Language;
  area: CommunityArea;
  hoursAgo: number;
  by: SampleWriter;
  title: string;
  text: string;
  replies: readonly { by: SampleWriter; hoursAgo: number; text: string }[];
}

/** What a community looks like, for a first look at a demonstration. */
const topics: readonly SampleTopic[] = [
  {
    language: 'en',
    area: 'COOKING',
    hoursAgo: 30,
    by: 'Leo',
    title: 'My cauliflower rice is always wet',
    text: 'I squeeze it, I salt it, I still get soup. The pan is non-stick, 28 cm, medium heat, about 400 g at a time. What am I doing wrong?',
    replies: [
      {
        by: 'Maria',
        hoursAgo: 28,
        text: 'High heat, and half as much in the pan: 400 g steams itself. I do it as in the [basic recipe](/recipes/basic-fluffy-cauliflower-rice), and leave it alone for the first three minutes.',
      },
      {
        by: 'Leo',
        hoursAgo: 5,
        text: '> half as much in the pan\n\nTwo rounds did it. Golden at the edges. Thank you!',
      },
    ],
  },
  {
    language: 'en',
    area: 'EVERYDAY',
    hoursAgo: 52,
    by: 'Frida',
    title: 'What do you pack for a day on the train?',
    text: 'Five hours, no fridge, and the trolley only has buns.',
    replies: [
      {
        by: 'Maria',
        hoursAgo: 49,
        text: 'What keeps without a fridge until lunch:\n\n- boiled eggs in their shells\n- a piece of hard cheese\n- almonds\n- cucumber, whole, and a small knife',
      },
    ],
  },
  {
    language: 'en',
    area: 'PROGRESS',
    hoursAgo: 75,
    by: 'Maria',
    title: 'Six weeks, and the trousers are the proof',
    text: 'The scale stood still for three of them. I write it down for others who wait.',
    replies: [],
  },
  {
    language: 'es',
    area: 'COOKING',
    hoursAgo: 26,
    by: 'Frida',
    title: '¿Cómo hacen para que la tortilla de coliflor no se rompa?',
    text: 'Le pongo huevo y queso, pero al darle la vuelta queda en pedazos.',
    replies: [
      {
        by: 'Leo',
        hoursAgo: 22,
        text: 'Yo exprimo la coliflor en un paño **antes** de mezclarla y no la toco hasta que los bordes están dorados. Desde entonces no se me rompe ninguna.',
      },
    ],
  },
  {
    language: 'es',
    area: 'FAMILY',
    hoursAgo: 60,
    by: 'Maria',
    title: 'Una sola olla para todos',
    text: 'En casa unos comen arroz y yo no. Sirvo el mismo guiso y cada quien elige lo que va al lado. ¿Qué hacen ustedes?',
    replies: [],
  },
  {
    language: 'sv',
    area: 'COOKING',
    hoursAgo: 27,
    by: 'Maria',
    title: 'Blomkålsmoset blir rinnigt',
    text: 'Jag kokar blomkålen mjuk, häller av och mixar med smör. Ändå rinner det ut på tallriken. Vad gör ni?',
    replies: [
      {
        by: 'Frida',
        hoursAgo: 24,
        text: 'Låt blomkålen ånga av i den varma kastrullen ett par minuter **innan** du mixar, utan lock. Det gör mer än man tror.',
      },
    ],
  },
  {
    language: 'sv',
    area: 'EVERYDAY',
    hoursAgo: 70,
    by: 'Leo',
    title: 'Vad tar ni med till tåget?',
    text: 'Fem timmar, inget kylskåp, och vagnen har bara bullar.',
    replies: [],
  },
];

const hourMs = 3_600_000;

interface Samples {
  db: Database;
  clock: Clock;
  createId: CreateId;
  /** The accounts of a demonstration. */
  writers: Readonly<Record<SampleWriter, string>>;
}

/** For a demonstration: a few topics in each language, by its own accounts. */
export async function putSampleTopics({ db, clock, createId, writers }: Samples): Promise<void> {
  const timeOf = (hoursAgo: number) => new Date(clock.now().getTime() - hoursAgo * hourMs);
  await db.transaction(async (tx) => {
    for (const [writer, name] of Object.entries(names)) {
      const userId = writers[writer as SampleWriter];
      await putName({ db: tx, userId, name, nameKey: nameKey(name), now: timeOf(100) });
    }
    for (const { replies, ...topic } of topics) {
      const id = createId();
      const { area, language } = topic;
      await insertTopic({ tx, topic: { id, area, language, startedAt: timeOf(topic.hoursAgo) } });
      const write = { tx, topicId: id, createId, writers, timeOf };
      await writePost({ ...write, post: topic });
      for (const post of replies) await writePost({ ...write, post: { ...post, title: '' } });
    }
  });
}

async function writePost(args: {
  tx: Transaction;
  topicId: string;
  createId: CreateId;
  writers: Samples['writers'];
  timeOf: (hoursAgo: number) => Date;
  post: Pick<SampleTopic, 'by' | 'hoursAgo' | 'title' | 'text'>;
}): Promise<void> {
  const { tx, topicId, createId, writers, timeOf, post } = args;
  const { title, text } = post;
  const userId = writers[post.by];
  const postedAt = timeOf(post.hoursAgo);
  const number = (await takeNumber({ tx, topicId, now: postedAt })) ?? 0;
  const written = { id: createId(), userId, topicId, number, title, text, answersId: null };
  const searchWords = searchWordsOf(title, text);
  await insertPost({ tx, post: { ...written, requestKey: createId(), searchWords, postedAt } });
  await putFollow({ db: tx, userId, topicId, isFollowed: true, now: postedAt });
  const [other] = Object.values(writers).filter((each) => each !== userId);
  if (other) await putLike({ tx, userId: other, postId: written.id, isLiked: true, now: postedAt });
}
