import { idsOf, type Texts } from '../draft/draft-changes.ts';
import { newLineId } from './new-line-id.ts';

/** The recipe vouches for a rule; its reason is still to be written. */
export function withVouched(texts: Texts, rule: string): Texts {
  const id = newLineId();
  return {
    vouched: [...idsOf(texts, 'vouched'), id].join(' '),
    [`vouched.${id}.rule`]: rule,
  };
}
