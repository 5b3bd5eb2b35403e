import type { Locale } from '../i18n/locales.ts';
import * as messages from '../i18n/paraglide/errors.js';
import type { Problem } from '../lib/problems.ts';

type MessageFunction = (values: Record<string, unknown>, options: { locale: Locale }) => string;

const byKey = messages as unknown as Record<string, MessageFunction | undefined>;

/** The text of a problem or error code: `email.required` is the message `error_email_required`. */
export function problemMessage({ code, values }: Pick<Problem, 'code' | 'values'>, locale: Locale) {
  const key = `error_${code.replaceAll(/[.-]/g, '_')}`;
  const message = byKey[key] ?? messages.error_default;
  return (message as MessageFunction)(values ?? {}, { locale });
}
