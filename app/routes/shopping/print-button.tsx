import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import * as m from '../../../i18n/paraglide/messages.js';
import { Button } from '../../ui/actions/button.tsx';
import { useIsInBrowser } from '../../shell/use-is-in-browser.ts';

/** Needs the browser's help, so it only appears where it can give it. */
export function PrintButton() {
  if (!useIsInBrowser()) return null;
  return (
    <Button variant="quiet" size="sm" icon={PrinterIcon} onClick={() => window.print()}>
      {m.shopping_print()}
    </Button>
  );
}
