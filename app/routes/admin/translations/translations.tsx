import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import {
  editedKinds,
  type EditedKind,
} from '../../../../domain/content-store/content-kind.rules.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { PageLinks } from '../../../shell/page-links.tsx';
import { pageTitle } from '../../../shell/page-title.ts';
import { ChipLink } from '../../../ui/actions/chip.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { translatePath } from '../editor-path.ts';
import { editedKindName } from '../kind-words.ts';
import { loadForAdministrators } from '../load-for-administrators.ts';
import { TranslationGapsDocument, type TranslationGapsQuery } from '../operations.gen.ts';
import { useThingName } from '../title-words.ts';
import { KitchenFrame } from '../recipes/kitchen-frame.tsx';
import { plainWords } from '../documents/rich-texts.ts';
import { languageName } from '../role-words.ts';
import type { Route } from './+types/translations.ts';
import { Link } from '../../../ui/navigation/link.ts';
import { pageNumberOf } from '../../../shell/page-number.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.kitchen_translations(), matches) },
  { name: 'robots', content: 'noindex' },
];

const rowsOfPage = 50;
const translated = ['es', 'sv'] as const;

/** An unknown kind or language is all of them, an odd page the first. */
function askedOf({ searchParams }: URL) {
  return {
    kind: editedKinds.find((each) => each === searchParams.get('kind')) ?? null,
    language: translated.find((each) => each === searchParams.get('in')) ?? null,
    page: pageNumberOf(searchParams),
  };
}

type Asked = ReturnType<typeof askedOf>;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const asked = askedOf(url);
  const { kind, language, page } = asked;
  const variables = { kind, language, offset: (page - 1) * rowsOfPage };
  const document = TranslationGapsDocument;
  const answer = await loadForAdministrators({ context, request, document, variables });
  return { ...asked, report: answer?.translationGaps ?? null };
}

type Report = TranslationGapsQuery['translationGaps'];

/** What is to be translated, of everything that is edited here. */
export default function Translations({ loaderData }: Route.ComponentProps) {
  const { report, ...asked } = loaderData;
  const pathOf = useReportPath();
  return (
    <KitchenFrame isLocked={report === null}>
      {report && (
        <Page className="pb-16">
          <PageHeader title={m.kitchen_translations()} lead={m.kitchen_translations_lead()} />
          <div className="grid gap-5">
            <Counts report={report} asked={asked} />
            {report.gaps.length === 0 ? (
              <EmptyState
                scene="ledger"
                title={m.kitchen_translated()}
                text={m.kitchen_translations_none()}
              />
            ) : (
              <Card>
                <ol>
                  {report.gaps.map((gap) => (
                    <GapRow key={`${gap.kind} ${gap.id} ${gap.field}`} gap={gap} />
                  ))}
                </ol>
              </Card>
            )}
          </div>
          <PageLinks
            page={asked.page}
            pageCount={Math.max(1, Math.ceil(report.total / rowsOfPage))}
            pathOf={(page) => pathOf({ ...asked, page })}
          />
        </Page>
      )}
    </KitchenFrame>
  );
}

function useReportPath() {
  const locale = useLocale();
  return ({ kind, language, page }: Asked) =>
    screenPath('adminTranslations', locale, undefined, {
      query: {
        ...(kind !== null && { kind }),
        ...(language !== null && { in: language }),
        ...(page > 1 && { page: String(page) }),
      },
    });
}

/** How much there is, by language and by kind: each number leads to its texts. */
function Counts({ report, asked }: { report: Report; asked: Asked }) {
  const pathOf = useReportPath();
  const { counts } = report;
  const kinds = [...new Set(counts.filter(countOf).map(({ kind }) => kind))];
  const sumOf = (isWanted: (count: Report['counts'][number]) => boolean) =>
    counts.filter(isWanted).reduce((sum, each) => sum + countOf(each), 0);
  return (
    <div className="grid gap-3">
      <nav aria-label={m.kitchen_languages()} className="flex flex-wrap gap-2">
        {[null, ...translated].map((language) => (
          <ChipLink
            key={language}
            to={pathOf({ ...asked, language, page: 1 })}
            isCurrent={language === asked.language}
            preventScrollReset
          >
            {language === null ? m.kitchen_filter_all() : languageName(language)}
            <span className="tabular-nums">
              {sumOf((each) => (language ?? each.language) === each.language)}
            </span>
          </ChipLink>
        ))}
      </nav>
      {kinds.length > 1 && (
        <nav aria-label={m.kitchen_kind()} className="flex flex-wrap gap-2">
          {[null, ...kinds].map((kind) => (
            <ChipLink
              key={kind}
              to={pathOf({ ...asked, kind, page: 1 })}
              isCurrent={kind === asked.kind}
              preventScrollReset
            >
              {kind === null ? m.kitchen_filter_all() : editedKindName(kind)}
              <span className="tabular-nums">
                {sumOf((each) => (kind ?? each.kind) === each.kind)}
              </span>
            </ChipLink>
          ))}
        </nav>
      )}
      <p className="text-ink-2">
        {m.kitchen_translations_counts({
          missing: counts.reduce((sum, { missing }) => sum + missing, 0),
          stale: counts.reduce((sum, { stale }) => sum + stale, 0),
        })}
      </p>
    </div>
  );
}

function countOf({ missing, stale }: { missing: number; stale: number }): number {
  return missing + stale;
}

function GapRow({ gap }: { gap: Report['gaps'][number] }) {
  const locale = useLocale();
  const { kind, id, title, field, language, state, source, added, removed } = gap;
  const to = translatePath({ kind: kind as EditedKind, id, field, locale });
  const name = useThingName()({ kind, title });
  return (
    <li className="grid gap-1 border-t border-line py-4 first:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {to === null ? (
          <span className="font-semibold wrap-anywhere">{name}</span>
        ) : (
          <Link
            to={to}
            className="inline-flex min-h-6 items-center font-semibold wrap-anywhere underline underline-offset-4"
          >
            {name}
          </Link>
        )}
        <Tag tone={state === 'STALE' ? 'yolk' : undefined}>
          {`${languageName(language)}: ${
            state === 'STALE' ? m.kitchen_language_stale() : m.kitchen_language_missing()
          }`}
        </Tag>
      </div>
      {state === 'MISSING' && (
        <p lang="en" className="max-w-prose text-sm wrap-anywhere text-ink-2">
          {plainWords(source)}
        </p>
      )}
      {added.map((sentence) => (
        <p key={sentence} className="max-w-prose text-sm wrap-anywhere">
          {m.kitchen_stale_added({ sentence: plainWords(sentence) })}
        </p>
      ))}
      {removed.map((sentence) => (
        <p key={sentence} className="max-w-prose text-sm wrap-anywhere text-ink-2">
          {m.kitchen_stale_removed({ sentence: plainWords(sentence) })}
        </p>
      ))}
    </li>
  );
}
