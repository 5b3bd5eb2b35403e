import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useIsInBrowser } from '../../../shell/use-is-in-browser.ts';
import { Button } from '../../../ui/actions/button.tsx';

/** Browsers save as PDF where they print; without scripts their own menu does. */
export function PrintButton() {
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return null;
  return (
    <Button icon={PrinterIcon} onClick={() => globalThis.print()}>
      {m.pro_payment_invoice_print()}
    </Button>
  );
}
