import { forms } from '../testing/form-cases.ts';
import type { Scene } from '../testing/scene.ts';
import { testForms } from '../testing/test-forms.ts';

const program = '/programs/first-steps';
const run = { run_id: '{runId}' };
const begin = { intent: 'start', program_id: 'first-steps' };
const felt = { mood: '3', energy: '3', hunger: '3', unit: 'kg' };

testForms({
  area: 'programs',
  own: runOfMember,
  cases: [
    ...forms('visitor', program, {
      'a program of nobody': [begin, '→ /login?redirect_to=%2Fprograms%2Ffirst-steps'],
    }),
    ...forms('free', program, { 'a program of no member': [begin, '403 premium.required'] }),
    ...forms('member', program, {
      'a program there is none of': [{ intent: 'start', program_id: 'x' }, '404 program.not-found'],
      'a program': [begin, '→ /programs/first-steps/day'],
      'another program beside it': [
        { intent: 'start', program_id: 'build-the-habit' },
        '→ /programs/first-steps?ask=replace',
      ],
      'a pause': [{ intent: 'pause', ...run }, `→ ${program}`],
      'the end of a pause': [{ intent: 'resume', ...run }, `→ ${program}/day`],
      'a run there is none of': [{ intent: 'pause', run_id: 'x' }, '404 program.not-found'],
    }),
    ...forms('member', `${program}/day/1`, {
      'a task that is done': [
        { intent: 'tick', ...run, day: '1', task_id: '{taskId}', is_done: 'true' },
        '200 done',
      ],
      'a task there is none of': [
        { intent: 'tick', ...run, day: '1', task_id: 'x', is_done: 'true' },
        '404 program.not-found',
      ],
      'a task of a day that has not come': [
        { intent: 'tick', ...run, day: '9', task_id: '{taskId}', is_done: 'true' },
        '404 program.not-found',
      ],
      'the plan of the week': [
        { intent: 'meal-plan', ...run, week: '1' },
        /^→ \/meal-plan\/[\w-]+\?done=start$/,
      ],
      'the plan of a week there is none of': [
        { intent: 'meal-plan', ...run, week: '9' },
        '404 program.not-found',
      ],
    }),
    ...forms('member', `${program}/lesson/1`, {
      'a lesson that is read': [
        { intent: 'read', ...run, lesson_id: '{lessonId}' },
        `→ ${program}/day/1`,
      ],
      'a lesson there is none of': [
        { intent: 'read', ...run, lesson_id: 'x' },
        '404 program.not-found',
      ],
    }),
    ...forms('member', `${program}/check-in/1`, {
      'how the week was': [
        { ...run, ...felt, amount: '77,5', note: 'Fine' },
        `→ ${program}/day/1?done=check-in`,
      ],
      'a week that felt like nothing': [
        { ...run, ...felt, mood: '0' },
        '400 program.rating-required',
      ],
      'a weight that is none': [{ ...run, ...felt, amount: 'some' }, '400 number'],
    }),
    ...forms('member', `${program}/check-in/2`, {
      'how a week was that has not come': [{ ...run, ...felt }, '400 program.week-not-reached'],
    }),
    ...forms('member', program, {
      'a program from its first day': [{ intent: 'restart', ...run }, `→ ${program}/day`],
      'an end of the program before its time': [
        { intent: 'finish', ...run },
        '400 program.not-at-the-end',
      ],
      'a program that is over': [{ intent: 'stop', ...run }, `→ ${program}`],
    }),
  ],
});

/** The first run of the member; none before it is begun. */
async function runOfMember({ people, server }: Scene) {
  const { data } = await people.member.graphql<{
    program: { run: { id: string } | null };
  }>(`{ program(slug: "first-steps") { run { id } } }`);
  const [content] = server.services.programs.programs;
  return {
    runId: data.program.run?.id ?? '',
    taskId: content?.days[0]?.taskIds[0] ?? '',
    lessonId: content?.weeks[0]?.lessons[0]?.id ?? '',
  };
}
