import type { SeatGateway } from './seat-gateway.ts';
import type { SeatSettings } from './seat-terms.rules.ts';
import type { VatRegister } from './vat-register.ts';

declare module '../../../api/context.ts' {
  interface Settings extends SeatSettings {
    OPERATOR_NAME?: string | undefined;
    OPERATOR_ADDRESS?: string | undefined;
  }

  interface Services {
    /** The company that groups pay by seats; null where the operator set up none that can. */
    seats: SeatGateway | null;
    /** Null where VAT numbers are checked by their format only. */
    vatRegister: VatRegister | null;
  }
}
