/** What is tried in two ways; which way a visitor gets stays the same for them. */
export const experiments = ['SALES_PAGE', 'ONBOARDING'] as const;
export const variants = ['A', 'B'] as const;
/** How far somebody got who was given a variant. */
export const outcomes = ['SEEN', 'SIGNED_UP', 'BECAME_MEMBER'] as const;

export type Experiment = (typeof experiments)[number];
export type Variant = (typeof variants)[number];
export type Outcome = (typeof outcomes)[number];

/** Of how many visitors each variant gets its share; the whole is their sum. */
export type Split = Readonly<Record<Variant, number>>;

/** With everybody on one side nothing is tried: nobody is noted nor counted. */
export function isTried(split: Split): boolean {
  return variants.every((variant) => split[variant] > 0);
}

/** `point` is anywhere from 0 up to 1. */
export function variantAt({ split, point }: { split: Split; point: number }): Variant {
  return point * (split.A + split.B) < split.A ? 'A' : 'B';
}

/** `a`, `b` or `a=30,b=70`, as an operator writes it; null when it is none of these. */
export function readSplit(text: string): Split | null {
  if (text === 'a') return { A: 1, B: 0 };
  if (text === 'b') return { A: 0, B: 1 };
  const [, a, b] = /^a=(\d{1,3}),b=(\d{1,3})$/.exec(text) ?? [];
  const split = { A: Number(a), B: Number(b) };
  return split.A + split.B > 0 ? split : null;
}
