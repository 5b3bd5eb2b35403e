import { communityLimits } from '../../../domain/community/community.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { messageFor, typedIn, type FormAnswer } from '../../forms/form-answers.ts';
import { Field } from '../../ui/forms/field.tsx';
import { TextAreaField, TextField } from '../../ui/forms/text-field.tsx';
import type { CommunityWriterFragment } from './operations.gen.ts';

type Own = NonNullable<CommunityWriterFragment['own']>;

/** Asked for with the first post. */
export function NameField({ own, answer }: { own: Own; answer: FormAnswer | null }) {
  if (own.name !== null) return null;
  return (
    <TextField
      label={m.community_name()}
      hint={m.community_name_hint()}
      name="name"
      required
      maxLength={communityLimits.name}
      autoComplete="nickname"
      defaultValue={typedIn(answer, 'name') ?? own.suggestedName}
      error={messageFor(answer?.problems, 'name')}
    />
  );
}

interface PostTextFieldProps {
  label: string;
  rows: number;
  isNew: boolean;
  defaultValue: string;
  answer: FormAnswer | null;
}

export function PostTextField({ label, rows, isNew, defaultValue, answer }: PostTextFieldProps) {
  return (
    <TextAreaField
      label={label}
      hint={isNew ? m.community_text_hint_new() : m.community_text_hint()}
      name="text"
      rows={rows}
      required
      maxLength={communityLimits.text}
      defaultValue={typedIn(answer, 'text') ?? defaultValue}
      error={messageFor(answer?.problems, 'text')}
    />
  );
}

/** The newest write without pictures. */
export function PictureField({ own, answer }: { own: Own; answer: FormAnswer | null }) {
  if (own.level === 'NEW') return null;
  const problems = answer?.problems;
  const wrong = messageFor(problems, 'picture');
  const wrongAlt = messageFor(problems, 'alt');
  return (
    <details open={wrong !== undefined || wrongAlt !== undefined}>
      <summary className="link inline-flex min-h-target cursor-pointer items-center">
        {m.community_picture_add()}
      </summary>
      <div className="grid gap-4 pt-2">
        <Field label={m.community_picture()} hint={m.community_picture_hint()} error={wrong}>
          {(control) => (
            <input
              {...control}
              type="file"
              name="picture"
              accept="image/jpeg,image/png,image/webp"
              onChange={({ target }) => {
                const isLarge = (target.files?.[0]?.size ?? 0) > communityLimits.pictureBytes;
                target.setCustomValidity(isLarge ? m.error_photo_too_large() : '');
                target.reportValidity();
              }}
              className="min-h-target w-full text-sm file:mr-3 file:min-h-target file:cursor-pointer file:rounded-full file:border-0 file:bg-sunken file:px-4 file:font-semibold file:text-ink"
            />
          )}
        </Field>
        <TextField
          label={m.community_picture_alt()}
          hint={m.community_picture_alt_hint()}
          name="alt"
          maxLength={communityLimits.alt}
          defaultValue={typedIn(answer, 'alt')}
          error={wrongAlt}
        />
      </div>
    </details>
  );
}
