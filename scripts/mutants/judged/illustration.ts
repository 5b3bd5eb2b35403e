import type { JudgedMutant } from './judged-mutant.ts';

export const inIllustration: readonly JudgedMutant[] = [
  {
    file: 'domain/illustration/archetypes/cuts.ts',
    line: 'for (let index = 0; index < count; index++) {',
    becomes: 'index <= count',
    reason: 'One mark or strand more among dozens: an editor accepts the picture, not the number.',
  },
  {
    file: 'domain/illustration/archetypes/heroes.ts',
    line: "return path(`${curd}q14-12 26 2-8 14-26-2Z`, index % 2 ? '#E6A02A' : '#FBDB7D', noOutline);",
    becomes: 'index * 2',
    reason: 'Which of the curds are the darker ones: an editor accepts the picture.',
  },
  {
    file: 'domain/illustration/composition-faults.ts',
    line: '(food) => `"${food}" hangs over the rim of the ${setting.plan.vessel}`,',
    becomes: '() => undefined',
    reason:
      'A dish is laid within its rim before it is judged: none has this fault, and a test asks.',
  },
  {
    file: 'domain/illustration/setting.ts',
    line: 'coloursByFood.set(food, colors);',
    becomes: ';',
    reason: 'It only keeps what is worked out again otherwise.',
  },
];
