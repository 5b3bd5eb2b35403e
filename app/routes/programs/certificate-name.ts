/** What of their name a member wants on the certificate. */
export const certificateNames = ['full', 'first', 'none'] as const;
export type CertificateName = (typeof certificateNames)[number];

export function certificateNameOf(query: URLSearchParams): CertificateName {
  return certificateNames.find((each) => each === query.get('name')) ?? 'full';
}

export function nameOn(args: {
  choice: CertificateName;
  firstName: string;
  lastName: string;
}): string {
  const { choice, firstName, lastName } = args;
  switch (choice) {
    case 'full':
      return `${firstName} ${lastName}`.trim();
    case 'first':
      return firstName;
    case 'none':
      return '';
  }
}
