import * as m from '../../../../i18n/paraglide/messages.js';
import type { Column } from './members-address.ts';

const words: Record<Column, () => string> = {
  STATUS: m.pro_status,
  PERIOD: m.pro_period,
  START: m.pro_start,
  END: m.pro_end,
  COUNTRY: m.pro_country,
  TAX_RESIDENCE: m.pro_tax_residence,
  ADDED: m.pro_added,
};

export function columnWord(column: Column): string {
  return words[column]();
}
