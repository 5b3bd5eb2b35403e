/** As much of Stripe's browser library as the card fields need. */
export interface StripeBrowser {
  elements(options: { clientSecret: string; appearance: object; locale: string }): StripeElements;
  confirmSetup(options: { elements: StripeElements; redirect: 'if_required' }): Promise<{
    setupIntent?: { payment_method: string | null };
    error?: { message?: string };
  }>;
}

export interface StripeElements {
  create(kind: 'payment'): { mount(place: HTMLElement): void; destroy(): void };
}

/** The version that goes with the one our server speaks; Stripe wants it loaded from its own address. */
const scriptUrl = 'https://js.stripe.com/endive/stripe.js';

type StripeFactory = (publishableKey: string) => StripeBrowser;

let loading: Promise<StripeFactory> | undefined;

/** Loads the library once, and only on pages that take a card. */
export async function loadStripe(publishableKey: string): Promise<StripeBrowser> {
  loading ??= appendScript();
  return (await loading)(publishableKey);
}

function appendScript(): Promise<StripeFactory> {
  const { promise, resolve, reject } = Promise.withResolvers<StripeFactory>();
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  script.addEventListener('load', () =>
    resolve((globalThis as unknown as { Stripe: StripeFactory }).Stripe),
  );
  script.addEventListener('error', () => {
    loading = undefined;
    reject(new Error('The card fields could not be loaded'));
  });
  document.head.append(script);
  return promise;
}
