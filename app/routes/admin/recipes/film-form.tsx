import * as m from '../../../../i18n/paraglide/messages.js';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { EditedText, FieldNotes } from './edited-field.tsx';
import type { OpenDraft } from './use-draft.ts';

const longestAddress = 300;
const address = 'video.url-en';

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
        <EditedText
          open={open}
          field="video.title.en"
          label={m.kitchen_video_title()}
          isLabelShown
          lang="en"
        />
      )}
    </section>
  );
}
