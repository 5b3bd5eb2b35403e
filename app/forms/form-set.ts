import { unreadable, type Field } from './fields.ts';

/** What one form of a set sends, and what is said when it does not get through. */
export interface FormKind {
  readonly fields: Readonly<Record<string, Field<unknown>>>;
  /** The words for a lost network or a failing server. */
  readonly failure: () => string;
  /** What is told on the page it leads to. */
  readonly done?: () => string;
}

/** The forms of a page by intent. Each form sends its intent in a hidden field of that name. */
export type FormSet = Readonly<Record<string, FormKind>>;

export type IntentOf<Set extends FormSet> = keyof Set & string;

export type FieldsOf<Kind extends FormKind> = {
  readonly [Name in keyof Kind['fields']]: Kind['fields'][Name] extends Field<infer Value>
    ? Value
    : never;
};

/** What can be sent: the union follows from the table. */
export type SentBy<Set extends FormSet> = {
  [Intent in IntentOf<Set>]: { readonly intent: Intent; readonly fields: FieldsOf<Set[Intent]> };
}[IntentOf<Set>];

/** The values of a form's hidden fields, by the names of the fields. */
export type ValuesOf<Kind extends FormKind> = {
  readonly [Name in keyof Kind['fields']]?: string | number | boolean;
};

/** The table of a page's forms. */
export function formSet<const Set extends FormSet>(set: Set): Set {
  return set;
}

/** Reads a form by the table; null for what no form of the set sends. */
export function readSent<Set extends FormSet>(set: Set, form: FormData): SentBy<Set> | null {
  const intent = intentOf(set, form);
  const kind = intent === null ? undefined : set[intent];
  if (kind === undefined) return null;
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(kind.fields)) {
    const value = field.read(form.getAll(name));
    if (value === unreadable) return null;
    fields[name] = value;
  }
  // Each value was read by the field that the table names for it.
  return { intent, fields } as unknown as SentBy<Set>;
}

/** A set of one form needs no field to tell which it is. */
function intentOf<Set extends FormSet>(set: Set, form: FormData): IntentOf<Set> | null {
  const intents = Object.keys(set) as IntentOf<Set>[];
  const sent = form.get('intent');
  if (sent === null && intents.length === 1) return intents[0] ?? null;
  return intents.find((intent) => intent === sent) ?? null;
}
