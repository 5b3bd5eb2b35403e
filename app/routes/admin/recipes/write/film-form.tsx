import * as m from '../../../../../i18n/paraglide/messages.js';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { languageName } from '../../role-words.ts';
import { EditedText, FieldNotes } from '../draft/edited-field.tsx';
import type { OpenDraft } from '../draft/use-draft.ts';

const longestAddress = 300;
const address = 'video.url-en';

const translated = ['es', 'sv'] as const;

/** A language may have a film of its own; without an address it shows the English one. */
function OwnFilm({ open, language }: { open: OpenDraft; language: (typeof translated)[number] }) {
  const field = `video.url-${language}`;
  const text = m.kitchen_video_address();
  return (
    <div className="grid content-start gap-1">
      <TextField
        label={m.kitchen_text_in({ text, language: languageName(language) })}
        inputMode="url"
        autoComplete="off"
        maxLength={longestAddress}
        value={open.draft.texts[field] ?? ''}
        onChange={(event) => open.setText(field, event.target.value.trim())}
      />
      <FieldNotes open={open} fields={[field]} />
    </div>
  );
}

/** A film of the recipe: where it is, and what it shows. Without an address there is none. */
export function FilmForm({ open }: { open: OpenDraft }) {
  const url = open.draft.texts[address] ?? '';
  return (
    <section id="video" className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-h3">{m.kitchen_video()}</h2>
      <TextField
        label={m.kitchen_video_address()}
        hint={m.kitchen_video_address_hint()}
        inputMode="url"
        autoComplete="off"
        maxLength={longestAddress}
        value={url}
        onChange={(event) => open.setText(address, event.target.value.trim())}
      />
      <FieldNotes open={open} fields={[address]} />
      {url !== '' && (
        <>
          <EditedText
            open={open}
            field="video.title.en"
            label={m.kitchen_video_title()}
            isLabelShown
            lang="en"
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {translated.map((language) => (
              <OwnFilm key={language} open={open} language={language} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
