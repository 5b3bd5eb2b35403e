import { enumCode } from '../../../lib/enum-code.ts';
import { aisles, type Aisle } from '../../foods/food.ts';
import type { Fact, FactBody, FactKind } from './list-operation.ts';

type BodyOf<Kind extends FactKind> = Omit<Extract<FactBody, { kind: Kind }>, 'kind'>;

/** What may be null may as well be left out. */
type Sent<Body> = {
  readonly [Name in keyof Body as null extends Body[Name] ? never : Name]: Body[Name];
} & {
  readonly [Name in keyof Body as null extends Body[Name] ? Name : never]?: Body[Name] | undefined;
};

/** What a fact says, in the field of its kind; the other fields are empty. */
export interface FactFields {
  readonly recipe?: BodyOf<'recipe'> | null | undefined;
  readonly extra?: BodyOf<'extra'> | null | undefined;
  readonly tick?: BodyOf<'tick'> | null | undefined;
  readonly amount?: BodyOf<'amount'> | null | undefined;
  readonly done?: BodyOf<'done'> | null | undefined;
  readonly plan?: BodyOf<'plan'> | null | undefined;
  readonly news?: BodyOf<'news'> | null | undefined;
  readonly home?: BodyOf<'home'> | null | undefined;
  readonly wanted?: BodyOf<'wanted'> | null | undefined;
  readonly store?: BodyOf<'store'> | null | undefined;
  readonly chosenStore?: BodyOf<'chosen-store'> | null | undefined;
}

export type SentFields = {
  readonly [Field in keyof FactFields]: Sent<NonNullable<FactFields[Field]>> | null | undefined;
};

const fieldOf = {
  recipe: 'recipe',
  extra: 'extra',
  tick: 'tick',
  amount: 'amount',
  done: 'done',
  plan: 'plan',
  news: 'news',
  home: 'home',
  wanted: 'wanted',
  store: 'store',
  'chosen-store': 'chosenStore',
} as const satisfies Record<FactKind, keyof FactFields>;

const kinds = Object.keys(fieldOf) as FactKind[];

const emptyParts: Partial<Record<FactKind, object>> = {
  recipe: { mealPlanId: null },
  extra: { amount: null, foodId: null },
  plan: { days: null },
};

/** Null unless exactly one thing is said. */
export function bodyOfFields(fields: SentFields): FactBody | null {
  const [kind, ...others] = kinds.filter((each) => (fields[fieldOf[each]] ?? null) !== null);
  if (kind === undefined || others.length > 0) return null;
  return { kind, ...emptyParts[kind], ...fields[fieldOf[kind]] } as FactBody;
}

export function fieldsOfFact({
  id: _id,
  operationId: _operationId,
  at: _at,
  byId: _byId,
  kind,
  ...body
}: Fact): FactFields {
  return { [fieldOf[kind]]: body };
}

/** As the API writes it: `OILS_SAUCES`. */
export function aisleCode(aisle: Aisle): string {
  return enumCode(aisle);
}

/** A list asks for those of some hundred foods. */
const aislesByCode = new Map(aisles.map((aisle) => [aisleCode(aisle), aisle]));

/** Null for what is no aisle. */
export function aisleOfCode(code: string): Aisle | null {
  return aislesByCode.get(code) ?? null;
}
