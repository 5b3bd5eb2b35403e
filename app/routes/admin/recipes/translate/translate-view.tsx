import * as m from '../../../../../i18n/paraglide/messages.js';
import { isShortTitle } from '../../../../../domain/recipes/reading/short-title.rules.ts';
import { languages, type Language } from '../../../../../lib/language.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { RichField } from '../../documents/rich-field.tsx';
import { isRich, plainWords } from '../../documents/rich-texts.ts';
import { languageName } from '../../role-words.ts';
import { idsOf, type Texts } from '../draft/draft-changes.ts';
import { fieldWords } from './field-words.ts';
import { textsInOrder } from '../../documents/text-order.ts';
import { EditedText } from '../draft/edited-field.tsx';
import { gapMark, NextGapButton, useNextGap } from './next-gap.tsx';
import type { OpenDraft } from '../draft/use-draft.ts';

interface Row {
  /** `title` of `title.en` */
  readonly text: string;
  readonly label: string;
}

/** Three languages side by side, line by line. */
export function TranslateView({ open }: { open: OpenDraft }) {
  const rows = rowsOf(open);
  const { goToNext, ofTable } = useNextGap();
  return (
    <div className="grid gap-4">
      <h1 className="text-h2">{open.draft.texts['title.en'] ?? m.kitchen_untitled()}</h1>
      <Gaps open={open} onNext={goToNext} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key goes on from cell to cell in it */}
      <div {...ofTable} className="overflow-hidden rounded-lg bg-surface shadow-sm">
        <div
          aria-hidden
          className="hidden grid-cols-[8rem_repeat(3,minmax(0,1fr))] bg-sunken lg:grid"
        >
          <span />
          {languages.map((language) => (
            <span key={language} className="px-3 py-2.5 font-semibold">
              {languageName(language)}
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <TextRow key={row.text} open={open} row={row} />
        ))}
      </div>
      <p className="max-w-prose text-sm text-ink-2">{hintFor(open.draft.texts)}</p>
    </div>
  );
}

function Gaps({ open, onNext }: { open: OpenDraft; onNext: () => void }) {
  const gaps = open.recipe.languages.filter(
    ({ missing, stale }) => missing.length + stale.length > 0,
  );
  if (gaps.length === 0) return <p className="text-ink-2">{m.kitchen_translated()}</p>;
  return (
    <Alert
      title={m.kitchen_gaps_title()}
      action={<NextGapButton onPress={onNext} />}
      isActionBeside
    >
      {gaps.map(({ language, missing, stale }) => (
        <p key={language}>
          {m.kitchen_gaps({
            language: languageName(language),
            missing: missing.length,
            stale: stale.length,
          })}
        </p>
      ))}
    </Alert>
  );
}

function TextRow({ open, row }: { open: OpenDraft; row: Row }) {
  return (
    <section
      // The report of what is missing leads here.
      id={row.text}
      aria-label={row.label}
      className="grid scroll-mt-24 border-t target:bg-yolk-soft border-line p-3 lg:grid-cols-[8rem_repeat(3,minmax(0,1fr))] lg:p-0"
    >
      <h2 className="py-1 font-sans text-sm font-semibold text-ink-2 lg:px-3 lg:py-4">
        {row.label}
      </h2>
      {languages.map((language) => (
        <Cell key={language} open={open} row={row} language={language} />
      ))}
    </section>
  );
}

function Cell({ open, row, language }: { open: OpenDraft; row: Row; language: Language }) {
  const field = `${row.text}.${language}`;
  const { rights, languages: states } = open.recipe;
  const isMine = language === 'en' ? rights.mayWrite : rights.languages.includes(language);
  const Field = isRich(field) ? RichField : EditedText;
  const isEmpty = (open.draft.texts[field] ?? '') === '' && isAskedFor({ open, row, language });
  const stale = states
    .find((state) => state.language === language)
    ?.stale.find((each) => each.field === field);
  return (
    <div
      {...(isMine && (isEmpty || stale) && gapMark)}
      className={classNames('grid content-start gap-1 lg:p-2', isEmpty && 'lg:bg-yolk-soft')}
    >
      <span aria-hidden className="text-xs font-semibold text-ink-2 uppercase lg:hidden">
        {language}
      </span>
      <Field
        open={open}
        field={field}
        label={m.kitchen_text_in({ text: row.label, language: languageName(language) })}
        lang={language}
        isReadOnly={!isMine}
        placeholder={isMine ? m.kitchen_write_in({ language: languageName(language) }) : undefined}
      />
      {stale && (
        <div className="grid justify-items-start gap-1 text-sm text-sky-ink">
          {stale.added.map((sentence) => (
            <p key={sentence}>{m.kitchen_stale_added({ sentence: plainWords(sentence) })}</p>
          ))}
          {stale.removed.map((sentence) => (
            <p key={sentence}>{m.kitchen_stale_removed({ sentence: plainWords(sentence) })}</p>
          ))}
          {isMine && (
            <Button size="sm" onClick={() => open.confirm(field)}>
              {m.kitchen_still_right()}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** A short title only where the title itself is long. */
function isAskedFor({ open, row, language }: { open: OpenDraft; row: Row; language: Language }) {
  return row.text !== 'short' || !isShortTitle(open.draft.texts[`title.${language}`] ?? '');
}

/** Whoever meets braces in a text is told what they are. */
function hintFor(texts: Texts): string {
  const token = Object.entries(texts)
    .filter(([field]) => field.startsWith('step.'))
    .flatMap(([, text]) => /\{[a-z][\w-]*\}/.exec(text) ?? [])[0];
  const names = m.kitchen_translate_hint();
  return token === undefined ? names : `${names} ${m.kitchen_translate_amounts({ token })}`;
}

/** Every text of the source, in the order a reader meets them. */
function rowsOf(open: OpenDraft): readonly Row[] {
  const { draft, recipe } = open;
  const { texts } = draft;
  if (texts['ingredients'] === undefined && texts['steps'] === undefined) return textRows(open);
  const rows: Row[] = [
    { text: 'title', label: m.kitchen_title() },
    { text: 'short', label: m.kitchen_short() },
    { text: 'description', label: m.kitchen_description() },
    ...idsOf(texts, 'ingredients').map((id) => ({
      text: `ingredient.${id}.note`,
      label: recipe.lines.find((line) => line.id === id)?.food.name ?? m.kitchen_ingredients(),
    })),
    ...idsOf(texts, 'steps').map((id, index) => ({
      text: `step.${id}.text`,
      label: m.kitchen_step({ number: index + 1 }),
    })),
    { text: 'tip', label: m.kitchen_tip() },
    ...idsOf(texts, 'faqs').flatMap((id, index) => [
      { text: `faq.${id}.question`, label: m.kitchen_question({ number: index + 1 }) },
      { text: `faq.${id}.answer`, label: m.kitchen_answer({ number: index + 1 }) },
    ]),
    { text: 'video.title', label: m.kitchen_video() },
    { text: 'photo.alt', label: m.kitchen_photo() },
  ];
  return rows.filter(({ text }) => text === 'short' || hasSource(texts, text));
}

/** Of whatever else is edited. */
function textRows(open: OpenDraft): readonly Row[] {
  return textsInOrder(open.draft.texts).map((text) => ({ text, label: fieldWords(text, open) }));
}

function hasSource(texts: Texts, text: string): boolean {
  return (texts[`${text}.en`] ?? '') !== '';
}
