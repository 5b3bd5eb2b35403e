import type { FoodForms } from './food-forms.ts';

/** Herbs, spices, citrus, sauces and what is poured. */
export const herbAndSauceForms: readonly FoodForms[] = [
  {
    words: /parsley|cilantro|oregano(?! dried)|coriander leaf|chervil|tarragon|lovage|parsley/i,
    usual: 'parsley',
    forms: [
      [/dried/, null],
      [/kuku|chimichurri|green sauce|herb and beef stew/, null],
    ],
  },
  { words: /mint\b/i, usual: 'mint', forms: [[/dried/, null]] },
  { words: /sage\b/i, usual: 'sage', forms: [[/dried|sausage/, null]] },
  { words: /basil/i, usual: 'basil', forms: [[/pesto|dried/, null]] },
  { words: /dill/i, usual: 'dill' },
  {
    words: /rosemary|thyme/i,
    usual: 'rosemary',
    forms: [[/dried|remove|discard|crackers|crisps/, null]],
  },
  { words: /chive/i, usual: 'chives' },
  { words: /nori|wakame|seaweed/i, usual: 'nori' },
  {
    words: /(green|jalape).{0,6}chil|jalape|serrano chil|chil.*green/i,
    usual: 'greenchili',
    forms: [[/blend|paste/, null]],
  },
  { words: /chil(l)?i (powder|flake|paste|sauce|oil|crisp|bean)|chili powder/i, usual: null },
  { words: /chil(l)?i|chile/i, usual: 'chili', forms: [[/blend|paste|dried/, null]] },
  { words: /lemongrass|(lemon|lime) zest|lime (leaf|leaves)|makrut/i, usual: null },
  {
    words: /lemon juice|preserved lemon/i,
    usual: null,
    forms: [[/^[^;]*(lemon|piccata)/, 'lemon']],
  },
  { words: /lime juice/i, usual: null, forms: [[/^[^;]*lime/, 'lime']] },
  {
    words: /garlic/i,
    usual: null,
    forms: [[/^[^;]*garlic.*@(pan|plate|bowl|tray)|ajillo/, 'garlic']],
  },
  { words: /ginger/i, usual: null, forms: [[/^[^;]*ginger.*@(pan|plate|bowl)/, 'gingerstrips']] },
  { words: /lemon/i, usual: 'lemon' },
  { words: /lime/i, usual: 'lime' },
  { words: /coconut milk/i, usual: '~coconut' },
  { words: /mayo|aioli|hollandaise|bearnaise|ranch|dressing|tartar|remoulade/i, usual: '~mayo' },
  { words: /pesto|chimichurri/i, usual: '~pesto' },
  {
    words: /curry (paste|powder)|turmeric/i,
    usual: null,
    forms: [
      [/green curry/, '~greencurry'],
      [/@(soup|stew)/, '~curry'],
    ],
  },
  { words: /gravy|teriyaki/i, usual: '~brown' },
  { words: /soy sauce|tamari|oyster sauce|hoisin/i, usual: null },
  { words: /red wine(?! vinegar)/i, usual: null, forms: [[/@stew/, '~redwine']] },
  {
    words: /butter\b/i,
    usual: null,
    forms: [[/sage butter|brown butter|buttered|butter-fried|with butter/, '~butter']],
  },
  { words: /coffee|espresso/i, usual: '~coffee' },
  { words: /cocoa/i, usual: '~cocoa' },
  { words: /matcha/i, usual: '~matcha' },
];
