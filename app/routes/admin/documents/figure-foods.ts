/** `120 g egg` at the end of `servings 20: salmon 150`; a table of foods names them alone. */
export function withFood(data: string, line: string): string {
  const [, amount = '', unit = '', food] = fileLine.exec(line.trim()) ?? [];
  if (food === undefined) return data;
  const added = data.startsWith('servings') ? `${food} ${unit === 'g' ? amount : '100'}` : food;
  return /:\s*$/.test(data) ? `${data.trimEnd()} ${added}` : `${data}, ${added}`;
}

/** A line as files have it, or a food alone. */
const fileLine = /^(?:([\d./]+) ([a-z]+) )?([a-z0-9-]+)$/;

/** `foods`, or `foods2` where a page has one of that name. */
export function freeName(kind: string, taken: readonly string[]): string {
  if (!taken.includes(kind)) return kind;
  let number = 2;
  while (taken.includes(`${kind}${number}`)) number += 1;
  return `${kind}${number}`;
}
