import type { ArchetypeName } from './archetypes/all.ts';

/** How far a food is cooked: a shift of its palette. */
export type Tone = 'pale' | 'golden' | 'roast' | 'charred';

interface Shift {
  towards: readonly [red: number, green: number, blue: number];
  /** 0 leaves the colour, 1 replaces it. */
  by: number;
}

const shifts: Readonly<Record<Tone, Shift>> = {
  pale: { towards: [255, 250, 236], by: 0.35 },
  golden: { towards: [214, 140, 40], by: 0.24 },
  roast: { towards: [122, 66, 20], by: 0.22 },
  charred: { towards: [52, 34, 22], by: 0.26 },
};

const vegetables: readonly ArchetypeName[] = [
  'asparagus',
  'broccoli',
  'cauliflower',
  'cherrytomato',
  'eggplant',
  'eggplantdice',
  'greenbeans',
  'greenpeppers',
  'mushroom',
  'peppers',
  'pepperdice',
  'sprouts',
  'tomato',
  'turnipdice',
  'turnipslice',
  'zucchini',
];
const pales: readonly ArchetypeName[] = ['tofu', 'whitefish', 'cauliflower'];

/** Words of a recipe to the tone of one of its foods; null where it keeps its own colours. */
export function toneIn({ food, text }: { food: ArchetypeName; text: string }): Tone | null {
  const words = text.toLowerCase();
  if (vegetables.includes(food)) {
    if (/\bchar|blister|scorch/.test(words)) return 'charred';
    if (/@tray|roast/.test(words)) return 'roast';
  }
  if (pales.includes(food) && /silken|poach|steam/.test(words)) return 'pale';
  if (food === 'tofu' && /crisp|golden|fry|brown/.test(words)) return 'golden';
  return null;
}

/** The same drawing with every colour shifted. */
export function inTone(drawing: string, tone: Tone): string {
  const { towards, by } = shifts[tone];
  return recolored(drawing, (channels) =>
    channels.map((own, index) => own + ((towards[index] ?? own) - own) * by),
  );
}

/** How much of red, green and blue each channel of raw flesh has, and what is added to it. */
const rawFlesh = [
  [0.62, 0.3, 0.22, 26],
  [0.2, 0.62, 0.16, 15],
  [0.22, 0.24, 0.56, 26],
] as const;

/** The same drawing in the cooler colours of meat and fish before they are cooked. */
export function asRaw(drawing: string): string {
  return recolored(drawing, ([red = 0, green = 0, blue = 0]) =>
    rawFlesh.map(([ofRed, ofGreen, ofBlue, more]) =>
      Math.min(255, ofRed * red + ofGreen * green + ofBlue * blue + more),
    ),
  );
}

function recolored(drawing: string, change: (channels: readonly number[]) => number[]): string {
  return drawing.replace(/#([0-9a-f]{6})(?![0-9a-f])/gi, (_, color: string) => {
    const channels = [0, 2, 4].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
    const mixed = change(channels).map((channel) =>
      Math.round(channel).toString(16).padStart(2, '0'),
    );
    return `#${mixed.join('')}`;
  });
}
