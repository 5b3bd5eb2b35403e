import type { Language } from '../../../lib/language.ts';

/**
 * Words of the three languages that the check of step texts needs to know. Add to them when it
 * names a food where none was meant, or misses one.
 */

/**
 * Never count as naming a food: water comes from the tap, oil and pepper may be any of several,
 * the chicken is whichever cut the list has, a clove is mostly one of garlic, a paste is a
 * pasta in Spanish and Swedish, and Spanish "pasa" is a verb.
 */
export const wordsThatNameNoFood: Readonly<Record<Language, readonly string[]>> = {
  en: words(`
    water oil pepper peppers stock clove cloves noodles bread beef pork chicken turkey
    lamb veal duck beans
  `),
  es: words(`
    agua aceite pimienta caldo clavo clavos pan carne pasta pasa pasas ternera cerdo
    pollo pavo cordero pato res frijol frijoles
  `),
  sv: words(`
    vatten olja peppar buljong bröd pasta nötkött fläsk kyckling kalkon lamm anka bönor
  `),
};

/** These words say in which state a food is bought. A text leaves them out: "ginger" is fresh ginger. */
export const qualifiers: Readonly<Record<Language, readonly string[]>> = {
  en: words(`
    fresh dried ground smoked cooked boiled frozen canned raw whole sliced diced chopped
    lean dry firm extra boneless red green yellow white black plain
  `),
  es: words(`
    fresco fresca frescos frescas seco seca secos secas molido molida ahumado ahumada
    cocido cocida congelado congelada congelados congeladas picado picada entero entera
    firme natural rojo roja rojos rojas verde verdes amarillo amarilla blanco blanca
    blancos blancas negro negra negros negras
  `),
  sv: words(`
    färsk färskt färska torkad torkat torkade malen malet malda rökt rökta kokt kokta
    fryst frysta riven rivet rivna hel hela fast naturell röd rött röda grön grönt gröna
    gul gult gula vit vitt vita svart svarta mager skalad skalade
  `),
};

/** Last (Spanish: first) words that make no two foods the same: lime juice is no lemon juice. */
export const sharedHeads: Readonly<Record<Language, readonly string[]>> = {
  en: words(`
    oil juice zest vinegar powder seed flour sauce paste milk stock pepper wine leaf
    cream cheese water nut butter
  `),
  es: words(`
    aceite jugo ralladura vinagre semilla semillas harina salsa pasta leche caldo
    pimienta vino hojas queso agua crema hoja mantequilla nuez
  `),
  sv: [],
};

/** Endings of the definite form: olja, oljan; lök, löken; tomater, tomaterna. */
export const swedishDefiniteEndings = ['n', 'en', 'et', 't', 'na'] as const;

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
