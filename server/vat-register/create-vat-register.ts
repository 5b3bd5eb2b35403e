import { z } from 'zod';
import type { RegisterAnswer, VatRegister } from '../../domain/pro/payment/vat-register.ts';
import type { Settings } from '../settings/config.ts';

/** Whoever fills in the form waits for it. */
const timeoutMs = 4000;
const mostBytes = 64 * 1024;

const answer = z.object({ isValid: z.boolean(), userError: z.string().optional() });

/**
 * The register of the European Commission (VIES), or what answers alike; null as long as none is
 * set. A member state that does not answer is no refusal.
 */
export function createVatRegister(
  { VAT_REGISTER_URL }: Pick<Settings, 'VAT_REGISTER_URL'>,
  { waitMs = timeoutMs } = {},
): VatRegister | null {
  if (VAT_REGISTER_URL === undefined) return null;
  const base = VAT_REGISTER_URL.replace(/\/+$/, '');
  return {
    async ask({ vatNumber }): Promise<RegisterAnswer> {
      const [country, number] = [vatNumber.slice(0, 2), vatNumber.slice(2)];
      try {
        const address = `${base}/ms/${country}/vat/${encodeURIComponent(number)}`;
        return await asked({ address, waitMs });
      } catch {
        return 'no-answer';
      }
    },
  };
}

async function asked({
  address,
  waitMs,
}: {
  address: string;
  waitMs: number;
}): Promise<RegisterAnswer> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  });
  const text = await response.text();
  if (!response.ok || text.length > mostBytes) return 'no-answer';
  const { isValid, userError = 'VALID' } = answer.parse(JSON.parse(text));
  if (isValid) return 'known';
  // Anything else says that the member state could not be asked.
  return userError === 'INVALID' ? 'unknown' : 'no-answer';
}
