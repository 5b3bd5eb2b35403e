import { communityLimits } from '../../../domain/community/community.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { messageFor, typedIn, type FormAnswer } from '../../forms/form-answers.ts';
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
