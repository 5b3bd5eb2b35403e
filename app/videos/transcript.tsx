import { useState } from 'react';
import * as m from '../../i18n/paraglide/messages.js';
import { Chip } from '../ui/actions/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { SearchField } from '../ui/forms/search-field.tsx';
import { Card } from '../ui/layout/card.tsx';
import { clockText } from './clock-text.ts';
import type { PlayedVideoFragment } from './operations.gen.ts';
import { transcriptId } from './transcript-anchor.ts';

type Chapters = PlayedVideoFragment['chapters'];

interface TranscriptProps {
  chapters: Chapters;
  /** Where the player is; null while nothing plays. */
  moment: number | null;
  onSeek: (seconds: number) => void;
}

/** Everything that is said, chapter by chapter; a sentence leads the player to its moment. */
export function Transcript({ chapters, moment, onSeek }: TranscriptProps) {
  const [text, setText] = useState('');
  const [view, setView] = useState<'transcript' | 'chapters'>('transcript');
  return (
    <Card as="section" isPadded={false} className="p-4 sm:p-5">
      <h2 id={transcriptId} className="sr-only scroll-mt-24">
        {m.videos_transcript()}
      </h2>
      <div className="flex gap-2 noscript:hidden">
        <Chip isPressed={view === 'transcript'} onClick={() => setView('transcript')}>
          {m.videos_transcript()}
        </Chip>
        <Chip isPressed={view === 'chapters'} onClick={() => setView('chapters')}>
          {m.videos_chapters_tab()}
        </Chip>
      </div>
      {view === 'chapters' ? (
        <ChapterList chapters={chapters} onSeek={onSeek} />
      ) : (
        <>
          <div className="grid pt-3 noscript:hidden">
            <SearchField
              label={m.videos_transcript_search()}
              placeholder={m.videos_transcript_search()}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Sayings chapters={chaptersWith(chapters, text)} moment={moment} onSeek={onSeek} />
        </>
      )}
    </Card>
  );
}

function Sayings({ chapters, moment, onSeek }: TranscriptProps) {
  if (chapters.length === 0) {
    return <p className="pt-5 text-ink-2">{m.videos_transcript_none()}</p>;
  }
  return (
    <div className="max-h-[32rem] overflow-y-auto pt-2 noscript:max-h-none">
      {chapters.map(({ title, stillPath, cues }) => (
        <section key={title} className="pt-3">
          <h3 className="px-2 pb-1 text-sm font-semibold text-ink-2">{title}</h3>
          {stillPath && (
            <noscript>
              <img src={stillPath} alt="" width={640} height={360} className="my-2 rounded-md" />
            </noscript>
          )}
          <ul>
            {(cues ?? []).map((cue) => {
              const isNow =
                moment !== null && cue.startSeconds <= moment && moment < cue.endSeconds;
              return (
                <li key={cue.startSeconds}>
                  <button
                    type="button"
                    onClick={() => onSeek(cue.startSeconds)}
                    aria-current={isNow || undefined}
                    className={classNames(
                      'grid min-h-target w-full grid-cols-[2.75rem_1fr] items-start gap-1 border-l-4 py-1.5 pr-2 pl-2 text-left',
                      isNow
                        ? 'border-yolk bg-yolk-soft font-semibold text-yolk-ink'
                        : 'border-transparent hover:bg-sunken',
                    )}
                  >
                    <span className="text-sm text-ink-2 tabular-nums">
                      {clockText(cue.startSeconds)}
                    </span>
                    <span>{cue.text}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ChapterList({ chapters, onSeek }: Pick<TranscriptProps, 'chapters' | 'onSeek'>) {
  return (
    <ol className="grid gap-2 pt-4">
      {chapters.map(({ title, startSeconds, stillPath }) => (
        <li key={startSeconds}>
          <button
            type="button"
            onClick={() => onSeek(startSeconds)}
            className="grid w-full grid-cols-[7rem_1fr] items-center gap-3 rounded-md p-1.5 text-left hover:bg-sunken"
          >
            <span aria-hidden className="aspect-video overflow-hidden rounded-sm bg-nori">
              {stillPath && (
                <img
                  src={stillPath}
                  alt=""
                  width={160}
                  height={90}
                  loading="lazy"
                  className="size-full"
                />
              )}
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="text-sm text-ink-2 tabular-nums">{clockText(startSeconds)}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Chapters of which something says the words, with those sentences alone. */
function chaptersWith(chapters: Chapters, text: string): Chapters {
  const wanted = plain(text.trim());
  if (wanted === '') return chapters;
  return chapters.flatMap((chapter) => {
    const cues = (chapter.cues ?? []).filter((cue) => plain(cue.text).includes(wanted));
    return cues.length === 0 ? [] : [{ ...chapter, cues }];
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
