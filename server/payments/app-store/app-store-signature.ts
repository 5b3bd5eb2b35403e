import type { SignedDataVerifier } from '@apple/app-store-server-library';
import { paymentUnreachable } from '../../../domain/membership/membership.errors.ts';
import { appleRoots } from './apple-roots.ts';

/** Whose notifications count: of one app, in one of Apple's two environments. */
export interface AppStoreIdentity {
  bundleId: string;
  appAppleId: number;
  environment: 'Production' | 'Sandbox';
  /** Others than Apple's own, for tests. */
  rootCertificates?: readonly string[];
  /** Whether Apple is asked if a certificate was revoked; only tests go without. */
  checksRevocation?: boolean;
}

/** Null for what Apple has not signed for this app in this environment. */
export type SignatureCheck = <T>(
  verify: (verifier: SignedDataVerifier) => Promise<T>,
) => Promise<T | null>;

/** Loaded when the first notification comes: only operators with an app need Apple's library. */
export function createSignatureCheck(identity: AppStoreIdentity): SignatureCheck {
  let loading: Promise<Loaded> | undefined;
  return async (verify) => {
    loading ??= load(identity);
    const { verifier, isForgery } = await loading;
    try {
      return await verify(verifier);
    } catch (error) {
      if (isForgery(error)) return null;
      throw paymentUnreachable(error);
    }
  };
}

interface Loaded {
  verifier: SignedDataVerifier;
  /** False where Apple could not be asked about a certificate: then nobody knows yet. */
  isForgery(error: unknown): boolean;
}

async function load({
  bundleId,
  appAppleId,
  environment,
  rootCertificates = appleRoots,
  checksRevocation = true,
}: AppStoreIdentity): Promise<Loaded> {
  const library = await import('@apple/app-store-server-library');
  const { Environment, SignedDataVerifier, VerificationException, VerificationStatus } = library;
  return {
    verifier: new SignedDataVerifier(
      rootCertificates.map((certificate) => Buffer.from(certificate)),
      checksRevocation,
      environment === 'Production' ? Environment.PRODUCTION : Environment.SANDBOX,
      bundleId,
      appAppleId,
    ),
    isForgery: (error) =>
      error instanceof VerificationException &&
      error.status !== VerificationStatus.RETRYABLE_VERIFICATION_FAILURE,
  };
}
