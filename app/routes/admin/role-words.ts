import * as m from '../../../i18n/paraglide/messages.js';
import type { Role } from '../../../domain/identity/roles/roles.rules.ts';

const names: Record<Role, () => string> = {
  AUTHOR: m.admin_role_author,
  TRANSLATOR: m.admin_role_translator,
  EDITOR: m.admin_role_editor,
  MODERATOR: m.admin_role_moderator,
  ADMINISTRATOR: m.admin_role_administrator,
};

const purposes: Record<Role, () => string> = {
  AUTHOR: m.admin_role_author_may,
  TRANSLATOR: m.admin_role_translator_may,
  EDITOR: m.admin_role_editor_may,
  MODERATOR: m.admin_role_moderator_may,
  ADMINISTRATOR: m.admin_role_administrator_may,
};

const languageNames: Record<string, () => string> = {
  en: m.admin_language_en,
  es: m.admin_language_es,
  sv: m.admin_language_sv,
};

/** `Editor`, or `Translator into Spanish`. */
export function roleName(role: string, language: string | null): string {
  const into = languageNames[language ?? ''];
  if (into !== undefined) return m.admin_role_translator_into({ language: into() });
  return isRole(role) ? names[role]() : role;
}

export function rolePurpose(role: Role): string {
  return purposes[role]();
}

export function languageName(language: string): string {
  return languageNames[language]?.() ?? language;
}

function isRole(role: string): role is Role {
  return role in names;
}
