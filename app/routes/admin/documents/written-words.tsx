import { docOfLine } from './blocks-doc.ts';
import { isRich } from './rich-texts.ts';

/** A text as it is compared: of pages, with what is bold, a link or a source as it reads. */
export function WrittenWords({ field, text }: { field: string; text: string }) {
  if (!isRich(field)) return text;
  const parts = docOfLine(text).content?.[0]?.content ?? [];
  return parts.map(({ type, text: words = '', marks = [], attrs }, index) => {
    if (type === 'source') return <sup key={index}>{`[${attrs?.['id']}]`}</sup>;
    const [mark] = marks;
    if (mark?.type === 'bold') return <b key={index}>{words}</b>;
    if (mark?.type !== 'target') return words;
    const target = String(mark.attrs?.['to'] ?? '');
    return (
      <span key={index} title={target} className="underline">
        {words}
        {` (${target})`}
      </span>
    );
  });
}
