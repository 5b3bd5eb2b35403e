import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { longDate } from '../../dates/long-date.ts';
import { useLocale } from '../../shell/locale.ts';
import { useCampaignLink } from '../../sign-up/campaign.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CardRow, Section } from '../../ui/layout/section.tsx';
import { Rail } from '../../ui/navigation/rail.tsx';
import { SourceLine } from './source-line.tsx';
import type { WrittenPage } from './written-page.ts';
import { GuideEnd, type LoadedGuide } from './guide-end.tsx';
import { PageBlock } from './page-blocks.tsx';
import { PageDish } from './page-dish.tsx';
import { RichText, sourceAnchor } from './rich-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { softHyphens } from '../../ui/soft-hyphens.ts';

const shortId = 'short';
const sourcesId = 'sources';

interface PageViewProps {
  page: WrittenPage;
  /** Of a guide: whether it was read, and what comes next. */
  guide?: LoadedGuide | null;
  /** Under the head, as wide as the page. */
  band?: ReactNode;
  /** Before the first part. */
  before?: ReactNode;
  /** Of a search for them: what was looked for is read at once. */
  hasOpenQuestions?: boolean;
  /** After the last part. */
  after?: ReactNode;
  /** A form after the last part: with it, nothing leads on to the quiz. */
  children?: ReactNode;
}

/** A page that is read: its head, its parts with their figures, its sources and dishes to cook. */
export function PageView(props: PageViewProps) {
  const { page, guide = null, band, before, after, children, hasOpenQuestions = false } = props;
  const { sections, short, sources, recipes } = page;
  const locale = useLocale();
  const entries = [
    ...(short.length > 0 ? [{ id: shortId, title: m.legal_short() }] : []),
    ...sections.map(({ id, title }) => ({ id, title })),
    ...(sources.length > 0 ? [{ id: sourcesId, title: m.pages_sources() }] : []),
  ];
  return (
    <article className="page-width pb-4">
      <PageHead page={page} />
      {band}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:mt-14 lg:grid-cols-[15rem_minmax(0,48rem)] lg:gap-16">
        {entries.length > 2 ? (
          <Rail label={m.legal_on_this_page()} entries={entries} />
        ) : (
          <span className="max-lg:hidden" />
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12 wrap-break-word">
          {before}
          {short.length > 0 && <ShortVersion sentences={short} />}
          {sections.map((section, index) => {
            // The head and the short version, or the first part, fill the first screen.
            const isLater = short.length > 0 || index > 0;
            return <PageSection key={section.id} {...{ section, hasOpenQuestions, isLater }} />;
          })}
          {after}
          {children}
          {sources.length > 0 && <Sources sources={sources} />}
          <p className="text-sm text-ink-2">{reviewWords({ page, locale })}</p>
        </div>
      </div>
      {recipes.length > 0 && <Dishes recipes={recipes} />}
      {guide && <GuideEnd guide={guide} />}
      {children === undefined && !guide?.isSignedIn && <WayOn page={page} />}
    </article>
  );
}

/** When it was read through, and of a guide by whom. */
function reviewWords({ page, locale }: { page: WrittenPage; locale: Locale }): string {
  const { reviewedOn, checked, kind } = page;
  const reviewed = m.pages_reviewed({ date: longDate(reviewedOn, locale) });
  if (checked !== null) {
    const { by: name, on } = checked;
    return `${reviewed} ${m.pages_checked({ name, date: longDate(on, locale) })}`;
  }
  return kind === 'GUIDE' ? `${reviewed} ${m.pages_not_checked()}` : reviewed;
}

function PageHead({ page }: { page: WrittenPage }) {
  const { title, lead, pictureRecipeId, kind } = page;
  const locale = useLocale();
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-2xl bg-table-butter lg:min-h-104 lg:grid-cols-[1fr_auto]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-center gap-4 p-[clamp(1.35rem,0.8rem+3vw,3.5rem)]">
        <h1 className="max-w-[18ch] text-[clamp(2rem,1.4rem+4vw,4.25rem)] leading-[1.02] tracking-tight text-balance wrap-anywhere hyphens-auto">
          {softHyphens(title)}
        </h1>
        <p className="max-w-[44ch] text-lg">{lead}</p>
        {kind === 'GUIDE' && <p className="text-sm">{reviewWords({ page, locale })}</p>}
      </div>
      <div className="relative h-52 lg:h-auto lg:w-112">
        <img
          src={`/plate/${pictureRecipeId}.svg`}
          alt=""
          width={400}
          height={400}
          fetchPriority="high"
          className="absolute -top-9 left-1/2 w-88 max-w-none -translate-x-1/2 lg:top-1/2 lg:-left-6 lg:w-116 lg:translate-x-0 lg:-translate-y-1/2"
        />
      </div>
    </header>
  );
}

function ShortVersion({ sentences }: { sentences: WrittenPage['short'] }) {
  return (
    <section
      id={shortId}
      aria-labelledby={`${shortId}-title`}
      className="scroll-mt-24 rounded-xl bg-leaf-soft p-[clamp(1.1rem,0.8rem+1vw,1.8rem)] text-leaf-ink"
    >
      <h2 id={`${shortId}-title`} className="text-h3">
        {m.legal_short()}
      </h2>
      <ol className="mt-3 grid gap-2.5">
        {sentences.map((words, index) => (
          <li key={index} className="grid grid-cols-[2.25rem_1fr]">
            <span aria-hidden className="font-display text-lg">
              {index + 1}
            </span>
            <span>
              <RichText words={words} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PageSectionProps {
  section: WrittenPage['sections'][number];
  hasOpenQuestions: boolean;
  isLater: boolean;
}

function PageSection({ section, hasOpenQuestions, isLater }: PageSectionProps) {
  const { id, title, blocks } = section;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5',
        isLater && 'laid-out-later',
      )}
    >
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      {blocks.map((block, index) => (
        <PageBlock key={index} {...{ block, hasOpenQuestions }} />
      ))}
    </section>
  );
}

function Sources({ sources }: { sources: WrittenPage['sources'] }) {
  return (
    <section
      id={sourcesId}
      aria-labelledby={`${sourcesId}-title`}
      className="scroll-mt-24 laid-out-later"
    >
      <h2 id={`${sourcesId}-title`} className="text-h3">
        {m.pages_sources()}
      </h2>
      <ol className="mt-3 grid list-decimal gap-2.5 pl-6 text-sm text-ink-2">
        {sources.map((source, index) => (
          <li
            key={source.title}
            id={sourceAnchor(index + 1)}
            className="scroll-mt-24 pl-1 target:bg-yolk-soft"
          >
            <SourceLine source={source} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Dishes({ recipes }: { recipes: WrittenPage['recipes'] }) {
  const locale = useLocale();
  return (
    <Section
      title={m.pages_dishes()}
      link={{ to: screenPath('recipes', locale), label: m.pages_all_recipes() }}
    >
      <CardRow>
        {recipes.map((dish) => (
          <PageDish key={dish.id} dish={dish} />
        ))}
      </CardRow>
    </Section>
  );
}

/** Who reads them looks after others: a quiz about their own dinners is not what comes next. */
const forClinics: readonly string[] = ['cme', 'proAbout', 'proEdition', 'proResources'];

function WayOn({ page }: { page: WrittenPage }) {
  const locale = useLocale();
  const toQuiz = useCampaignLink()(screenPath('onboarding', locale, {}));
  const isForClinics = forClinics.includes(page.key ?? '');
  return (
    <Card
      as="section"
      tone="nori"
      className="mt-12 flex flex-wrap items-center justify-between gap-5"
    >
      <h2 className="max-w-[24ch] text-h2">
        {isForClinics ? m.pages_way_on_clinics() : m.pages_way_on()}
      </h2>
      <ButtonLink
        variant="primary"
        size="lg"
        to={isForClinics ? screenPath('contact', locale) : toQuiz}
      >
        {isForClinics ? m.pages_contact_write() : m.site_take_the_quiz()}
      </ButtonLink>
    </Card>
  );
}
