import * as m from '../../../../i18n/paraglide/messages.js';
import { docOfLine } from './blocks-doc.ts';
import { isRich } from './rich-texts.ts';

/** What is chosen from a list, by the last part of its field. */
const chosen =
  /(?:^|\.)(?:cuisines?|dish|dishes|proteins?|role|difficulty|meals|risks|themes|strictness|diet|avoid|cookingTime|cookingSkill|tags|group|aisle|gluten|carbBasis|cost|contains|labelChecks)$/;

/** As whoever chose it read it: `Stir-fry` of `STIR_FRY`, `Yes` of `true`. */
function choiceWords(field: string, text: string): string | null {
  if (text === 'true') return m.kitchen_choice({ choice: 'yes' });
  if (text === 'false') return m.kitchen_choice({ choice: 'no' });
  if (!chosen.test(field)) return null;
  const words = text.split(' ').map((choice) => m.kitchen_choice({ choice }));
  return words.join(', ');
}

/** A text as it is compared: choices in words, of pages, with what is bold, a link or a source as it reads. */
export function WrittenWords({ field, text }: { field: string; text: string }) {
  if (!isRich(field)) return choiceWords(field, text) ?? text;
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
