import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import * as m from '../../../i18n/paraglide/messages.js';
import { initialsOf } from '../../../lib/titled-names.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { Initials } from '../../ui/data/initials.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { PageBlockFragment } from './operations.gen.ts';
import { DaysFigure } from './days-figure.tsx';
import { FoodRanking } from './food-ranking.tsx';
import { FoodTable } from './food-table.tsx';
import { PageDish } from './page-dish.tsx';
import { LevelsFigure } from './levels-figure.tsx';
import { RichText } from './rich-text.tsx';
import { ServingsFigure } from './servings-figure.tsx';

type BlockWith<Name extends string> = Extract<PageBlockFragment, Record<Name, unknown>>;

/** One part of a page: words, or a figure drawn from data. */
export function PageBlock(props: { block: PageBlockFragment; hasOpenQuestions: boolean }) {
  const { block, hasOpenQuestions } = props;
  if ('isNumbered' in block) return <List block={block} />;
  if ('tone' in block) return <Note note={block} />;
  if ('questions' in block) {
    return <Questions questions={block.questions} areOpen={hasOpenQuestions} />;
  }
  if ('people' in block) return <People people={block.people} />;
  if ('recipe' in block) return <Dish dish={block.recipe} />;
  if ('dayGrams' in block) return <ServingsFigure figure={block} />;
  if ('lanes' in block) return <DaysFigure figure={block} />;
  if ('rows' in block) return <FoodTable figure={block} />;
  if ('foods' in block) return <FoodRanking figure={block} />;
  if ('caption' in block) return <LevelsFigure figure={block} />;
  return (
    <p className="text-lg">
      <RichText words={block.text} />
    </p>
  );
}

function Note({ note: { tone, title, text } }: { note: BlockWith<'tone'> }) {
  return (
    <Alert tone={tone === 'MEDICAL' ? 'medical' : 'tip'} title={title}>
      <span className="mt-1 block">
        <RichText words={text} />
      </span>
    </Alert>
  );
}

function List({ block: { items, isNumbered } }: { block: BlockWith<'isNumbered'> }) {
  const Element = isNumbered ? 'ol' : 'ul';
  return (
    <Element
      className={`grid gap-2.5 pl-6 text-lg marker:text-ink-2 ${isNumbered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((words, index) => (
        <li key={index} className="pl-1">
          <RichText words={words} />
        </li>
      ))}
    </Element>
  );
}

function Questions({
  questions,
  areOpen,
}: Pick<BlockWith<'questions'>, 'questions'> & { areOpen: boolean }) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <details key={question} open={areOpen} className="group border-b border-line">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <CaretDownIcon
              size="1.1em"
              weight="bold"
              aria-hidden
              className="flex-none group-open:rotate-180"
            />
          </summary>
          <p className="max-w-prose pb-5 text-ink-2">
            <RichText words={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

/** A dish among the words; nothing where it is published no more. */
function Dish({ dish }: { dish: BlockWith<'recipe'>['recipe'] }) {
  return (
    dish && (
      <div className="max-w-72">
        <PageDish dish={dish} />
      </div>
    )
  );
}

const tones = ['leaf', 'sky', 'plum', 'paprika', 'yolk'] as const;

/** Invented people are marked, each of them. */
function People({ people }: Pick<BlockWith<'people'>, 'people'>) {
  return (
    <ul className="grid gap-gutter sm:grid-cols-2">
      {people.map(({ name, role, text, isSample }, index) => (
        <Card as="li" key={name} className="grid content-start justify-items-start gap-3">
          {isSample && <Tag>{m.pages_sample_person()}</Tag>}
          <div className="flex items-center gap-3">
            <Initials letters={initialsOf(name)} tone={tones[index % tones.length] ?? 'leaf'} />
            <div>
              <h3 className="font-sans text-base font-bold">{name}</h3>
              <p className="text-sm text-ink-2">{role}</p>
            </div>
          </div>
          <p>
            <RichText words={text} />
          </p>
        </Card>
      ))}
    </ul>
  );
}
