import * as m from '../../../i18n/paraglide/messages.js';
import { Alert } from '../../ui/feedback/alert.tsx';
import type { LeftOutFragment } from './operations.gen.ts';

/** What somebody wrote and nobody reads, with what is to be put right. */
export function LeftOut({ leftOut }: { leftOut: readonly LeftOutFragment[] }) {
  if (leftOut.length === 0) return null;
  return (
    <Alert tone="danger" title={m.kitchen_left_out({ count: leftOut.length })}>
      <ul className="grid gap-1">
        {leftOut.map(({ id, message, language }) => (
          <li key={`${id} ${message}`}>
            <strong className="wrap-anywhere">{id}</strong>: <span lang={language}>{message}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
