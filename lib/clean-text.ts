import { defineError } from './errors.ts';

/** What nobody types, and a database or a page cannot hold: NUL, half characters, control characters. */
const textUnreadable = defineError({ code: 'text.unreadable', status: 400, isReportable: false });
const textTooLong = defineError({ code: 'text.too-long', status: 400, isReportable: false });

/** More than the longest text of ours: fields have shorter limits of their own, with their own words. */
const mostCharacters = 10_000;
/** What files and devices write: only the size of a request limits it. */
const longNames = new Set(['answer', 'csv', 'fileBase64']);
/** Texts of several lines, by the name of their field; tabs come with what is pasted. */
const multilineNames = new Set(['csv', 'description', 'note', 'text', 'value', 'was']);
/** Printable ASCII is clean as it is: to normalize a file of some megabytes would take 20 ms. */
const printableAscii = /^[\x20-\x7e]*$/;

/**
 * The one rule for text that comes from outside, through a form, the API or a file: its characters
 * are composed (NFC) and its line ends are `\n`. Throws for what is no text.
 */
export function cleanText(text: string, fieldName = ''): string {
  if (text.length > mostCharacters && !longNames.has(fieldName)) throw textTooLong();
  if (printableAscii.test(text)) return text;
  if (!text.isWellFormed()) throw textUnreadable();
  const isMultiline = multilineNames.has(fieldName);
  const lines = isMultiline ? text.replaceAll(/\r\n?/g, '\n') : text;
  const controls = isMultiline ? /(?![\t\n])\p{Cc}/u : /\p{Cc}/u;
  if (controls.test(lines)) throw textUnreadable();
  return lines.normalize('NFC');
}

const mostDepth = 30;

/** Every text of a value as it comes out of JSON, cleaned by the name of the field it stands under. */
export function cleanTextsOf<Value>(value: Value, fieldName = '', depth = 0): Value {
  return cleaned(value, fieldName, depth) as Value;
}

function cleaned(value: unknown, fieldName: string, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value, fieldName);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > mostDepth) throw textTooLong();
  if (Array.isArray(value)) return value.map((each) => cleaned(each, fieldName, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([name, each]) => [
    cleanText(name),
    cleaned(each, name, depth + 1),
  ]);
  return Object.fromEntries(entries);
}
