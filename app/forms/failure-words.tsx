import * as m from '../../i18n/paraglide/messages.js';
import { DefaultError } from '../shell/default-error.tsx';

/** The words of a failure; the usual ones lead to the operator's support. */
export function FailureWords({ children: words }: { children: string }) {
  return words === m.error_default() ? <DefaultError /> : words;
}
