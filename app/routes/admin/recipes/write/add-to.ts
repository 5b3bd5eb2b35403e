import { idsOf } from '../draft/draft-changes.ts';
import { newLineId } from './new-line-id.ts';
import type { OpenDraft } from '../draft/use-draft.ts';

/** A new line at the end of a list; says its id. */
export function addTo(open: OpenDraft, list: string, prefix = ''): string {
  const id = `${prefix}${newLineId()}`;
  open.setText(list, [...idsOf(open.draft.texts, list), id].join(' '));
  return id;
}
