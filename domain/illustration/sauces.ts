/** The tones of a sauce or liquid: its edge, its body and the light on it. */
export interface SauceTones {
  dark: string;
  base: string;
  light: string;
}

export const sauces = {
  mayo: { dark: '#E6D7A4', base: '#FBF3D2', light: '#FFFDF1' },
  cream: { dark: '#E9DCC3', base: '#FCF6E9', light: '#FFFFFF' },
  gravy: { dark: '#A8743E', base: '#D0A067', light: '#EBCB9C' },
  lemoncurd: { dark: '#DDA81E', base: '#F7D451', light: '#FFEFA6' },
  tomato: { dark: '#A8321C', base: '#D2492B', light: '#EE7A57' },
  pesto: { dark: '#4E7425', base: '#7BA23C', light: '#B3CC6A' },
  curry: { dark: '#BF7A12', base: '#E4A32B', light: '#F8CC6B' },
  butter: { dark: '#D99D1E', base: '#F6CB55', light: '#FFEBA8' },
  green: { dark: '#5B8A3C', base: '#8DB85A', light: '#C4DD93' },
  brown: { dark: '#4B2A18', base: '#784628', light: '#A66E45' },
  berry: { dark: '#7C1D4C', base: '#B23A6C', light: '#E58AAE' },
  broth: { dark: '#B67A22', base: '#DDA648', light: '#F3CF85' },
  coffee: { dark: '#3A2116', base: '#5E3824', light: '#9A6A49' },
  cocoa: { dark: '#3A2118', base: '#5B3626', light: '#8E5F48' },
  mushroom: { dark: '#9B8062', base: '#CDB593', light: '#EADBC1' },
  pumpkin: { dark: '#C2660F', base: '#E98A2A', light: '#F9BC72' },
  soy: { dark: '#2E1A10', base: '#54301C', light: '#8C5A38' },
  peanut: { dark: '#A86E30', base: '#D19A56', light: '#F0CB92' },
  whitewine: { dark: '#D5C68E', base: '#F0E6BC', light: '#FCF7DF' },
  redwine: { dark: '#4A1620', base: '#762833', light: '#B0606A' },
  greencurry: { dark: '#7E9A4A', base: '#B5C97C', light: '#DFEAB6' },
  mole: { dark: '#4C5E24', base: '#76903C', light: '#ACC274' },
  tahini: { dark: '#CDB88E', base: '#EADBB6', light: '#FAF1D8' },
  coconut: { dark: '#E2D9C4', base: '#F8F2E4', light: '#FFFFFF' },
  water: { dark: '#B4D3E2', base: '#D6EAF3', light: '#F4FBFE' },
  egg: { dark: '#D9981E', base: '#F5C84C', light: '#FDE694' },
  chili: { dark: '#7E2416', base: '#B03A22', light: '#DB7350' },
  salsaverde: { dark: '#5A7A26', base: '#8FAE48', light: '#C6D88A' },
  matcha: { dark: '#6C8F3E', base: '#9DBB62', light: '#CFE0A0' },
} satisfies Record<string, SauceTones>;

export type SauceName = keyof typeof sauces;

export const sauceNames = Object.keys(sauces) as SauceName[];

/** What a vessel holds: a liquid, the top of a casserole, or nothing yet. */
export const baseNames: readonly string[] = [...sauceNames, 'custard', 'empty'];

export function isSauceName(name: string): name is SauceName {
  return Object.hasOwn(sauces, name);
}
