import * as m from '../../../i18n/paraglide/messages.js';
import type { HomeQuery } from './operations.gen.ts';

interface StructuredOperator {
  brand: HomeQuery['brand'];
  /** Of the home, absolute. */
  url: string;
}

/** What search engines are told of who runs this installation. */
export function structuredOperator({ brand, url }: StructuredOperator): Record<string, unknown> {
  const { name, contactEmail, operator } = brand;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url,
    logo: new URL('/icon-512.png', url).href,
    description: m.home_description(),
    email: contactEmail,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: contactEmail,
    },
    ...(operator && {
      legalName: operator.name,
      address: operator.address,
      ...(operator.vatNumber !== null && { vatID: operator.vatNumber }),
    }),
  };
}
