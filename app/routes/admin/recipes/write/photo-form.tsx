import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react';
import { mostPhotoBytes } from '../../../../../domain/content-store/content-limits.rules.ts';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../../i18n/paths.ts';
import { messageFor } from '../../../../forms/form-answers.ts';
import { useBackgroundForm } from '../../../../forms/use-background-form.ts';
import { useLocale } from '../../../../shell/locale.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { EditedText, FieldNotes } from '../draft/edited-field.tsx';
import { photoForms } from './photo-forms.ts';
import type { OpenDraft } from '../draft/use-draft.ts';

const middle = '50 50';
const fields = { id: 'photo.id', focus: 'photo.focus' } as const;

/** A photo in the place of the drawing, and where on it the dish is. */
export function PhotoForm({ open }: { open: OpenDraft }) {
  const id = open.draft.texts[fields.id] ?? '';
  const isThere = id !== '' || (open.draft.texts[fields.focus] ?? '') !== '';
  return (
    <section id="photo" className="grid gap-4 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 className="text-h3">{m.kitchen_photo()}</h2>
        <p className="text-sm text-ink-2">{m.kitchen_photo_lead()}</p>
      </div>
      {id !== '' && <Focus open={open} id={id} />}
      <Upload open={open} />
      {isThere && (
        <>
          <EditedText
            open={open}
            field="photo.alt.en"
            label={m.kitchen_photo_alt()}
            isLabelShown
            lang="en"
          />
          <div>
            <Button
              icon={TrashIcon}
              onClick={() =>
                open.setTexts({
                  [fields.id]: '',
                  [fields.focus]: '',
                  'photo.alt.en': '',
                  'photo.alt.es': '',
                  'photo.alt.sv': '',
                })
              }
            >
              {m.kitchen_photo_remove()}
            </Button>
          </div>
        </>
      )}
      <FieldNotes open={open} fields={[fields.id, fields.focus]} />
    </section>
  );
}

function Upload({ open }: { open: OpenDraft }) {
  const locale = useLocale();
  const params = { id: open.recipe.id, photo: 'new' };
  const action = screenPath('adminRecipePhoto', locale, params);
  const form = useBackgroundForm({ set: photoForms, action });
  const { answer, isBusy } = form;
  const [isTooLarge, setIsTooLarge] = useState(false);
  const take = useEffectEvent((id: string) =>
    open.setTexts({ [fields.id]: id, [fields.focus]: middle }),
  );
  useEffect(() => {
    const added = photoIdIn(answer?.result);
    if (added !== null) take(added);
  }, [answer]);

  function send(photo: File | undefined): void {
    const isLarge = photo !== undefined && photo.size > mostPhotoBytes;
    setIsTooLarge(isLarge);
    if (photo === undefined || isLarge) return;
    form.send('add-photo', { photo });
  }
  const refused = messageFor(answer?.problems, 'photo') ?? form.problem;
  const problem = isTooLarge ? m.error_photo_too_large() : refused;
  return (
    <Field label={m.kitchen_photo_file()} hint={m.kitchen_photo_file_hint()} error={problem}>
      {(control) => (
        <>
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={isBusy}
            onChange={(event) => {
              send(event.target.files?.[0]);
              // The same file again is a try again.
              event.target.value = '';
            }}
            className="min-h-target w-full text-sm file:mr-3 file:min-h-target file:cursor-pointer file:rounded-full file:border-0 file:bg-sunken file:px-4 file:font-semibold file:text-ink"
          />
          <output className="text-sm text-ink-2">{isBusy && m.kitchen_photo_sending()}</output>
        </>
      )}
    </Field>
  );
}

function photoIdIn(result: unknown): string | null {
  if (typeof result !== 'object' || result === null || !('photoId' in result)) return null;
  return typeof result.photoId === 'string' ? result.photoId : null;
}

/** A press on the photo or the two sliders say what is never cut off. */
function Focus({ open, id }: { open: OpenDraft; id: string }) {
  const locale = useLocale();
  const [x = 50, y = 50] = (open.draft.texts[fields.focus] ?? middle).split(' ').map(Number);
  const setFocus = (left: number, top: number) => open.setText(fields.focus, `${left} ${top}`);
  function press(event: MouseEvent): void {
    const box = event.currentTarget.getBoundingClientRect();
    const percent = (at: number, size: number) =>
      Math.min(100, Math.max(0, Math.round((at / size) * 100)));
    setFocus(
      percent(event.clientX - box.left, box.width),
      percent(event.clientY - box.top, box.height),
    );
  }
  const path = screenPath('adminRecipePhoto', locale, { id: open.recipe.id, photo: id });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,auto)_minmax(12rem,1fr)]">
      <div className="relative w-fit overflow-hidden rounded-lg bg-sunken">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the sliders beside it are for keys */}
        <img
          src={path}
          alt={open.draft.texts['photo.alt.en'] ?? ''}
          onClick={press}
          className="max-h-96 cursor-crosshair"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-3 border-white shadow-lg ring-2 ring-black/60"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="pb-2 font-semibold">{m.kitchen_photo_focus()}</legend>
        <p className="text-sm text-ink-2">{m.kitchen_photo_focus_hint()}</p>
        <Percent label={m.kitchen_photo_left()} value={x} onChange={(left) => setFocus(left, y)} />
        <Percent label={m.kitchen_photo_top()} value={y} onChange={(top) => setFocus(x, top)} />
      </fieldset>
    </div>
  );
}

interface PercentProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Percent({ label, value, onChange }: PercentProps) {
  return (
    <label className="grid gap-1 text-sm">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="min-h-target w-full accent-ink"
      />
    </label>
  );
}
