import { Fragment } from 'react';
import type { CommunityBlockFragment } from './operations.gen.ts';

type Line = CommunityBlockFragment['lines'][number];
type Span = Line['spans'][number];

/** What somebody wrote, without any markup of theirs. */
export function PostBlocks({ blocks }: { blocks: readonly CommunityBlockFragment[] }) {
  return (
    <div className="grid max-w-prose gap-3 wrap-anywhere">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block: { kind, lines } }: { block: CommunityBlockFragment }) {
  switch (kind) {
    case 'PARAGRAPH':
      return (
        <p>
          <Lines lines={lines} />
        </p>
      );
    case 'QUOTE':
      return (
        <blockquote className="rounded-sm bg-sunken px-4 py-2 text-ink-2">
          <Lines lines={lines} />
        </blockquote>
      );
    case 'BULLETS':
      return (
        <ul className="list-disc pl-6">
          <Items lines={lines} />
        </ul>
      );
    case 'NUMBERS':
      return (
        <ol className="list-decimal pl-6">
          <Items lines={lines} />
        </ol>
      );
    case 'CODE':
      return (
        <pre className="rounded-sm bg-sunken px-4 py-2 whitespace-pre-wrap">
          <Lines lines={lines} />
        </pre>
      );
  }
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Spans spans={line.spans} />
    </Fragment>
  ));
}

function Items({ lines }: { lines: readonly Line[] }) {
  return lines.map((line, index) => (
    <li key={index}>
      <Spans spans={line.spans} />
    </li>
  ));
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) => <OneSpan key={index} span={span} />);
}

function OneSpan({ span: { text, isBold, isItalic, href } }: { span: Span }) {
  const styled = isItalic ? <em>{text}</em> : text;
  const words = isBold ? <b>{styled}</b> : styled;
  if (href === null) return words;
  return (
    <a href={href} rel="nofollow ugc noopener" className="link">
      {words}
    </a>
  );
}
