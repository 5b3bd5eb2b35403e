/** Where the cook is; the address says it, so that a reload and the way back keep the place. */
export type Stage =
  | Readonly<{ name: 'ingredients' }>
  | Readonly<{ name: 'step'; index: number }>
  | Readonly<{ name: 'done' }>;

export const firstStage: Stage = { name: 'ingredients' };

/** `#ingredients`, `#step-3`, `#done`; what means nothing is the beginning. */
export function stageOf(args: { hash: string; stepCount: number }): Stage {
  const { hash, stepCount } = args;
  if (hash === '#done') return { name: 'done' };
  const number = Number(/^#step-(\d{1,3})$/.exec(hash)?.[1] ?? 0);
  if (number >= 1 && number <= stepCount) return { name: 'step', index: number - 1 };
  return firstStage;
}

export function hashOf(stage: Stage): string {
  return stage.name === 'step' ? `#step-${stage.index + 1}` : `#${stage.name}`;
}

/** Null at the end. */
export function stageAfter(args: { stage: Stage; stepCount: number }): Stage | null {
  const { stage, stepCount } = args;
  if (stage.name === 'done') return null;
  const index = stage.name === 'step' ? stage.index + 1 : 0;
  return index < stepCount ? { name: 'step', index } : { name: 'done' };
}

/** Null at the beginning. */
export function stageBefore(args: { stage: Stage; stepCount: number }): Stage | null {
  const { stage, stepCount } = args;
  if (stage.name === 'ingredients') return null;
  const index = stage.name === 'step' ? stage.index - 1 : stepCount - 1;
  return index >= 0 ? { name: 'step', index } : firstStage;
}
