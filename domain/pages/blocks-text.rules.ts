import type { FileBlock } from './page-file.ts';

/**
 * The blocks of a section as one text, as editors compare and translate them: paragraphs with empty
 * lines between them, `- ` and `1. ` for lists, `? ` before a question, `> tip: ` before a note,
 * `@ ` before a person, `:: ` before a figure or a recipe. Nothing in it is markup.
 */
export function writeBlocks(blocks: readonly FileBlock[]): string {
  return blocks.map(writeBlock).join('\n\n');
}

function writeBlock(block: FileBlock): string {
  if (typeof block === 'string') return marked.test(block) ? `\\${block}` : block;
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n');
  if ('steps' in block) return block.steps.map((item, at) => `${at + 1}. ${item}`).join('\n');
  if ('note' in block) return `> ${block.tone}: ${block.title}\n${block.note}`;
  if ('questions' in block) {
    return block.questions.map(({ question, answer }) => `? ${question}\n${answer}`).join('\n');
  }
  if ('people' in block) {
    return block.people
      .map(({ text, ...person }) => `@ ${writePerson(person)}\n${text}`)
      .join('\n');
  }
  if ('recipe' in block) return `:: recipe: ${block.recipe}`;
  const lanes = Object.entries(block.lanes).map(
    ([id, { name, note }]) => `+ ${id}: ${name} | ${note}`,
  );
  const { figure, title, text, caption } = block;
  return [`:: ${figure}: ${title}`, text, `= ${caption}`, ...lanes].join('\n');
}

/** Behind the role of somebody who exists; everybody else is a sample. */
const realMark = 'real';

interface Person {
  name: string;
  role: string;
  real: boolean;
}

/** `Maja Lind | Dietitian`, and `| real` behind it for somebody who exists. */
export function writePerson({ name, role, real }: Person): string {
  return [name, role, ...(real ? [realMark] : [])].join(' | ');
}

export function readPerson(head: string): Person {
  const [name = '', role = '', mark] = head.split(' | ');
  return { name, role, real: mark === realMark };
}

const marked = /^(?:- |\d+\. |\? |> |@ |:: |\\)/;

/** What it is not sure of is a paragraph: no text is lost. */
export function readBlocks(text: string): FileBlock[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .map(readBlock);
}

function readBlock(lines: readonly string[]): FileBlock {
  const [first = '', ...rest] = lines;
  if (lines.every((line) => line.startsWith('- '))) return { list: lines.map(withoutMark) };
  if (lines.every((line) => /^\d+\. /.test(line))) return { steps: lines.map(withoutMark) };
  if (first.startsWith('? ')) {
    return {
      questions: groupsOf(lines, '? ').map(([question, answer]) => ({ question, answer })),
    };
  }
  if (first.startsWith('@ ')) {
    return {
      people: groupsOf(lines, '@ ').map(([head, words]) => {
        return { ...readPerson(head), text: words };
      }),
    };
  }
  const note = /^> (medical|tip): (.*)$/.exec(first);
  if (note !== null) {
    const tone = note[1] === 'medical' ? 'medical' : 'tip';
    return { note: rest.join(' '), title: note[2] ?? '', tone };
  }
  return readFigure(first, rest) ?? lines.join(' ').replace(/^\\/, '');
}

function withoutMark(line: string): string {
  return line.slice(line.indexOf(' ') + 1);
}

/** A marked line, and the lines up to the next one. */
function groupsOf(lines: readonly string[], mark: string): (readonly [string, string])[] {
  const groups: { head: string; lines: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith(mark)) groups.push({ head: withoutMark(line), lines: [] });
    else groups.at(-1)?.lines.push(line);
  }
  return groups.map(({ head, lines: words }) => [head, words.join(' ')] as const);
}

function readFigure(first: string, rest: readonly string[]): FileBlock | null {
  const [, figure = '', title = ''] = /^:: ([a-z0-9-]+): ?(.*)$/.exec(first) ?? [];
  if (figure === '') return null;
  if (figure === 'recipe') return { recipe: title };
  const lanes = rest.flatMap((line) => {
    const [, id = '', name = '', note = ''] = /^\+ ([a-z0-9-]+): (.*?) \| (.*)$/.exec(line) ?? [];
    return id === '' ? [] : [[id, { name, note }] as const];
  });
  const caption = rest.filter((line) => line.startsWith('= ')).map(withoutMark);
  const text = rest.filter((line) => !line.startsWith('= ') && !line.startsWith('+ '));
  return {
    figure,
    title,
    text: text.join(' '),
    caption: caption.join(' '),
    lanes: Object.fromEntries(lanes),
  };
}
