import * as m from '../../../i18n/paraglide/messages.js';

/** Which keys do what, where there is a keyboard. */
export function PlayerKeys() {
  const rows = [
    { keys: ['Space'], words: m.videos_keys_pause() },
    { keys: ['J', 'L'], words: m.videos_keys_seek() },
    { keys: ['N'], words: m.videos_keys_chapter() },
    { keys: ['C'], words: m.videos_keys_captions() },
  ];
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-2 px-2 pt-4 text-sm text-ink-2 max-lg:hidden noscript:hidden">
      <span className="sr-only">{m.videos_keys()}:</span>
      {rows.map(({ keys, words }) => (
        <span key={words} className="inline-flex items-center gap-1.5">
          {keys.map((key) => (
            <kbd
              key={key}
              className="rounded-xs bg-surface px-1.5 py-0.5 text-xs font-semibold text-ink inset-ring-[1.5px] inset-ring-line"
            >
              {key}
            </kbd>
          ))}
          {words}
        </span>
      ))}
    </p>
  );
}
