import { expect, test } from 'vitest';
import {
  lessonsOfWeek,
  tasksOfWeek,
  withLessonIn,
  withLessons,
  withoutTask,
  withoutWeek,
  withTasks,
} from './program-structure.ts';

const texts = {
  weeks: 'w1 w2',
  lessons: 'salt plates hunger',
  'week.w1.lessons': 'salt@1 plates@3',
  'week.w2.lessons': 'hunger@5',
  'week.w1.days': 'walk,cook cook walk walk walk walk walk',
  'week.w2.days': 'cook cook cook cook cook cook cook',
  tasks: 'walk cook',
};

test('a lesson goes to another day or week, and the program numbers follow', () => {
  const [salt] = lessonsOfWeek(texts, 'w1');
  if (salt === undefined) throw new Error('no lesson');
  const moved = withLessonIn(texts, { lesson: salt, from: 'w1', to: 'w2' });
  expect(moved).toEqual({
    'week.w1.lessons': 'plates@3',
    'week.w2.lessons': 'salt@1 hunger@5',
    lessons: 'plates salt hunger',
  });
  const later = lessonsOfWeek(texts, 'w1').map((each) =>
    each.id === 'salt' ? { ...each, day: 7 } : each,
  );
  expect(withLessons(texts, 'w1', later)).toEqual({
    'week.w1.lessons': 'plates@3 salt@7',
    lessons: 'plates salt hunger',
  });
});

test('a week that goes takes its lessons with it, a task leaves every day', () => {
  expect(withoutWeek(texts, 'w1')).toEqual({ weeks: 'w2', lessons: 'hunger' });
  const without = withoutTask(texts, 'walk');
  expect(without).toMatchObject({ tasks: 'cook', 'week.w1.days': 'cook cook - - - - -' });
  expect(tasksOfWeek({ ...texts, ...without }, 'w1')[2]).toEqual([]);
  expect(withTasks(texts, { week: 'w2', day: 6, tasks: ['walk', 'cook'] })).toEqual({
    'week.w2.days': 'cook cook cook cook cook cook walk,cook',
  });
});
