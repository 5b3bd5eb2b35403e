import { expect, test } from 'vitest';
import type { PackSize } from '../../foods/purchase/pack.ts';
import { amountText } from '../testing/amount-text.ts';
import { packSizeAmount } from './pack-size.rules.ts';

test.each<[PackSize, boolean, string, string]>([
  [{ amount: 283.5, unit: 'g' }, false, '284 g', '10 oz'],
  [{ amount: 453.59, unit: 'g' }, false, '454 g', '1 lb'],
  [{ amount: 411.07, unit: 'g' }, false, '411 g', '14½ oz'],
  [{ amount: 907.18, unit: 'g' }, false, '907 g', '2 lb'],
  [{ amount: 1000, unit: 'g' }, true, '1 kg', '2¼ lb'],
  [{ amount: 0.5, unit: 'g' }, false, '0.5 g', '¼ oz'],
  [{ amount: 300, unit: 'ml' }, true, '3 dl', '10 fl-oz'],
  [{ amount: 250, unit: 'ml' }, true, '2.5 dl', '8½ fl-oz'],
  [{ amount: 240, unit: 'ml' }, false, '240 ml', '8 fl-oz'],
  [{ amount: 1000, unit: 'ml' }, true, '1 l', '33 fl-oz'],
])('%j is %s %s or %s', (size, usesDeciliters, metric, us) => {
  const amounts = packSizeAmount({ size, usesDeciliters });
  expect([amountText(amounts.metric), amountText(amounts.us)]).toEqual([metric, us]);
});
