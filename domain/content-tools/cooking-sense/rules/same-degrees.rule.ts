import { sameFigures } from './same-figures.ts';

/** A chicken is as safe in Spanish and Swedish as in English. */
export const sameDegrees = sameFigures({
  id: 'same-degrees',
  unit: '°C',
  figuresIn: (text) =>
    [...text.matchAll(degrees)].flatMap(([, ...named]) => {
      return named.filter((figure) => figure !== undefined);
    }),
});

const degrees = /(\d+)(?:(?: to | a | till |–|-)(\d+))? °C/g;
