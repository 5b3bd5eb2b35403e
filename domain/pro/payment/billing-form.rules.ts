import { problem, type Problem } from '../../../lib/problems.ts';

const longestBillingName = 120;
const longestBillingAddress = 300;
const longestVatNumber = 30;

/** Whom invoices name. */
export interface BillingForm {
  name: string;
  address: string;
  country: string;
  /** Where they pay tax, when that is elsewhere. */
  taxResidence: string | null;
  vatNumber: string;
}

export function billingProblems(form: BillingForm): Problem[] {
  const { name, address, country, taxResidence, vatNumber } = form;
  return [
    ...textProblems('name', name, longestBillingName),
    ...textProblems('address', address, longestBillingAddress),
    ...(isCountryCode(country) ? [] : [problem('country', 'pro.country-invalid')]),
    ...(taxResidence === null || isCountryCode(taxResidence)
      ? []
      : [problem('taxResidence', 'pro.country-invalid')]),
    ...(vatNumber.length > longestVatNumber
      ? [problem('vatNumber', 'pro.vat-number-invalid')]
      : []),
  ];
}

function textProblems(path: string, text: string, most: number): Problem[] {
  if (text === '') return [problem(path, 'pro.billing-required')];
  return text.length > most ? [problem(path, 'pro.billing-too-long', { most })] : [];
}

function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text);
}
