import { LinkSimpleIcon } from '@phosphor-icons/react/dist/ssr/LinkSimple';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { RecipeExtrasFragment } from '../operations.gen.ts';
import { keptPart } from '../../../loading/kept-part.tsx';

/** The address of a question: `#faq-2`. */
export function questionAnchor(number: number): string {
  return `faq-${number}`;
}

/** What readers ask. Each question has an address, so that it can be sent to someone. */
export const RecipeQuestions = keptPart(function RecipeQuestions({
  questions,
}: {
  questions: RecipeExtrasFragment['faq'];
}) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="faq" className="print:hidden">
      <h2 id="faq" className="mb-4 text-h2">
        {m.recipes_questions()}
      </h2>
      <div className="grid gap-6">
        {questions.map(({ question, answer }, index) => (
          <Question key={question} number={index + 1} question={question} answer={answer} />
        ))}
      </div>
    </section>
  );
});

function Question({
  number,
  question,
  answer,
}: RecipeExtrasFragment['faq'][number] & {
  number: number;
}) {
  const anchor = questionAnchor(number);
  return (
    <div
      id={anchor}
      className="rounded-md target:bg-yolk-soft target:shadow-[0_0_0_0.75rem_var(--color-yolk-soft)]"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="pt-2 font-sans text-[1.0625rem] leading-snug font-semibold">{question}</h3>
        <a
          href={`#${anchor}`}
          aria-label={m.recipes_question_link({ number })}
          className="grid size-target flex-none place-items-center rounded-full text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <LinkSimpleIcon size="1.1em" weight="bold" aria-hidden />
        </a>
      </div>
      <p className="max-w-[60ch] text-ink-2">{answer}</p>
    </div>
  );
}
