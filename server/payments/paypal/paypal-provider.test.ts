import { testSellingProvider } from '../testing/provider-contract.ts';
import { openPayPalBench } from '../testing/paypal-bench.ts';

testSellingProvider(openPayPalBench);
