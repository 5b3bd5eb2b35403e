import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Button } from '../../../ui/actions/button.tsx';

/** Needs scripts, so it only stands where there are some, from the first moment on. */
export function PrintButton() {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="noscript:hidden"
      icon={PrinterIcon}
      onClick={() => window.print()}
    >
      {m.shopping_print()}
    </Button>
  );
}
