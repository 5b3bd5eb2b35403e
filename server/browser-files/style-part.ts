/** A stylesheet taken apart, so that a page can be given what it uses of it. */
export type StylePart =
  | StyleRule
  | StyleGroup
  | PropertyStyle
  | KeyframesStyle
  | SheetStyle
  | FontStyle
  | PlainStyle;

interface StyleRule {
  kind: 'rule';
  selectors: StyleSelector[];
  declarations: StyleDeclaration[];
}

export interface StyleSelector {
  text: string;
  /** All of them are in a page where it can match. */
  classes: string[];
  /** The names of elements that are there too; `field` for any that is filled in, also by its type, `control` for these and buttons, `role=button` for an attribute. */
  elements: string[];
}

export interface StyleDeclaration {
  text: string;
  /** The variable that it gives a value; null for a property. */
  sets: string | null;
  /** Variables whose values it takes. */
  uses: string[];
}

/** `@media`, `@supports` and `@layer` with what is in them. */
interface StyleGroup {
  kind: 'group';
  head: string;
  parts: StylePart[];
}

/** Means something only where its name is used. */
interface PropertyStyle {
  kind: 'property';
  name: string;
  text: string;
}

/** Means something only where its name is used. */
interface KeyframesStyle {
  kind: 'keyframes';
  name: string;
  text: string;
}

/** `@page` with a name, for paper: means something only where a rule asks for it. */
interface SheetStyle {
  kind: 'sheet';
  name: string;
  text: string;
}

/** Is loaded for a letter that it has. */
interface FontStyle {
  kind: 'font';
  family: string;
  /** First and last of each range, as code points; empty for every letter. */
  letters: [number, number][];
  text: string;
}

interface PlainStyle {
  kind: 'plain';
  text: string;
}

/** The stylesheet of the app. */
export interface StyleFile {
  path: string;
  /** Of the file with what its layer of utilities holds: what any page may need beside its own styles. */
  laterPath: string;
  parts: StylePart[];
}

const variable = /var\(\s*(--[\w-]+)/g;

/** The variables that a text takes the values of. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(variable)].map(([, name = '']) => name);
}
