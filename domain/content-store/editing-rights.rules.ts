import type { HeldRole, Role, RoleHolder } from '../identity/roles/roles.rules.ts';
import { roleState } from '../identity/roles/roles.rules.ts';
import { languages, type Language } from '../../lib/language.ts';
import { languageOfField } from './documents/document.rules.ts';

/** Who may look into the workspace at all. Moderators decide about people, not about content. */
export const contentReaders = ['AUTHOR', 'TRANSLATOR', 'EDITOR', 'ADMINISTRATOR'] as const;
export const contentWriters = ['AUTHOR', 'EDITOR', 'ADMINISTRATOR'] as const;
export const contentPublishers = ['EDITOR', 'ADMINISTRATOR'] as const;

export interface EditingRights {
  /** Every field, new things, sending to review, bringing back. */
  readonly mayWrite: boolean;
  /** Publish, send back, archive. */
  readonly mayPublish: boolean;
  /** Of a translator; all languages for who may write. */
  readonly languages: readonly Language[];
}

interface Editor extends RoleHolder {
  readonly roles: readonly HeldRole[];
}

export function editingRights(editor: Editor): EditingRights {
  const has = (wanted: readonly Role[]) =>
    wanted.some((role) => roleState(editor, role) === 'open');
  const mayWrite = has(contentWriters);
  const translated = editor.roles
    .filter(({ role }) => role === 'TRANSLATOR')
    .map(({ language }) => language);
  return {
    mayWrite,
    mayPublish: has(contentPublishers),
    languages: languages.filter(
      (language) => mayWrite || translated.includes(language) || translated.includes('all'),
    ),
  };
}

/** A translator changes the texts of their language alone. */
export function mayChangeField(rights: EditingRights, field: string): boolean {
  if (rights.mayWrite) return true;
  const language = languageOfField(field);
  return language !== null && rights.languages.includes(language);
}
