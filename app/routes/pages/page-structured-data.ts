import type { WrittenPage } from './written-page.ts';
import { plainWords } from './rich-text.tsx';
import { studyAddress } from './study-address.ts';

interface StructuredPage {
  page: WrittenPage;
  brandName: string;
  /** The page's address and that of its home, absolute. */
  url: string;
  homeUrl: string;
  languageTag: string;
}

/** What search engines read of a page: where it stands, what it is, and its questions. */
export function structuredPage(args: StructuredPage): Record<string, unknown>[] {
  const questions = args.page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('questions' in block ? block.questions : [])),
  );
  return [
    breadcrumbs(args),
    ...(args.page.kind === 'GUIDE' ? [article(args)] : []),
    ...(questions.length > 0 ? [questionPage({ ...args, questions })] : []),
  ];
}

function breadcrumbs({ page, brandName, url, homeUrl }: StructuredPage) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brandName, item: homeUrl },
      { '@type': 'ListItem', position: 2, name: page.title, item: url },
    ],
  };
}

function article({ page, brandName, url, homeUrl, languageTag }: StructuredPage) {
  const publisher = { '@type': 'Organization', name: brandName, url: homeUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    inLanguage: languageTag,
    dateModified: page.reviewedOn,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      lastReviewed: page.checked?.on ?? page.reviewedOn,
      ...(page.checked && { reviewedBy: { '@type': 'Person', name: page.checked.by } }),
    },
    author: publisher,
    publisher,
    citation: page.sources.flatMap((source) => studyAddress(source) ?? []),
  };
}

function questionPage({
  questions,
  languageTag,
}: StructuredPage & {
  questions: readonly { question: string; answer: Parameters<typeof plainWords>[0] }[];
}) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: languageTag,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainWords(answer) },
    })),
  };
}
