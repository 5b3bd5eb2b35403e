import { sameFigures } from './same-figures.ts';

/** A loaf pan of 1.5 liters is one in Spanish and Swedish too. */
export const sameVolumes = sameFigures({
  id: 'same-volumes',
  unit: 'l',
  figuresIn: (text) =>
    [...text.matchAll(volume)].map(([, amount = '', unit = '']) => {
      return (Number(amount.replace(',', '.')) * (litersOf[unit] ?? 1)).toFixed(3);
    }),
});

const volume = /(\d+(?:[.,]\d+)?)[- ](ml|dl|cl|liters?|litros?)\b/g;
const litersOf: Readonly<Record<string, number>> = { ml: 0.001, cl: 0.01, dl: 0.1 };
