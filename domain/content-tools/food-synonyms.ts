import type { FoodId } from '../foods/food.ts';

/** What recipes elsewhere call foods of the table, where it is neither their name nor their id. */
export const foodSynonyms: Readonly<Record<FoodId, readonly string[]>> = {
  arugula: ['rocket', 'rucola', 'rúcula'],
  'baking-soda': ['bicarbonate of soda', 'bicarb', 'bicarbonato'],
  'beef-stock': ['beef broth'],
  'bell-pepper-green': ['green pepper', 'green capsicum'],
  'bell-pepper-red': [
    'bell pepper',
    'red pepper',
    'sweet pepper',
    'red capsicum',
    'pimiento',
    'paprika röd',
  ],
  'bell-pepper-yellow': ['yellow pepper', 'yellow capsicum'],
  'black-pepper': [
    'pepper',
    'ground pepper',
    'ground black pepper',
    'pimienta',
    'peppar',
    'svartpeppar',
  ],
  'bok-choy': ['pak choi', 'pak choy'],
  'button-mushroom': ['mushroom', 'champiñón', 'champinjon'],
  'canned-tomato': [
    'chopped tomato',
    'tinned tomato',
    'diced tomato',
    'canned diced tomato',
    'krossade tomater',
  ],
  celeriac: ['celery root'],
  'chestnut-mushroom': ['baby bella mushroom', 'brown mushroom'],
  'chicken-stock': ['chicken broth'],
  'cider-vinegar': ['apple cider vinegar'],
  cilantro: [
    'coriander leaf',
    'fresh coriander',
    'chopped coriander',
    'koriander',
    'färsk koriander',
  ],
  cumin: ['cumin powder'],
  eggplant: ['aubergine'],
  'fish-stock': ['fish broth'],
  flaxseed: ['linseed', 'flax seed'],
  'ground-beef': ['minced beef', 'beef mince', 'hamburger', 'carne picada', 'nötfärs'],
  'ground-chicken': ['minced chicken', 'chicken mince'],
  'ground-lamb': ['minced lamb', 'lamb mince'],
  'ground-pork': ['minced pork', 'pork mince', 'fläskfärs'],
  'ground-turkey': ['minced turkey', 'turkey mince'],
  'heavy-cream': [
    'double cream',
    'grädde',
    'nata',
    'whipping cream',
    'heavy whipping cream',
    'nata para montar',
    'vispgrädde',
  ],
  'light-cream': ['single cream'],
  mayonnaise: ['mayo', 'majonnäs'],
  milk: ['leche', 'mjölk'],
  'olive-oil': ['extra virgin olive oil', 'aceite de oliva virgen extra'],
  onion: ['cebolla', 'lök', 'gul lök', 'brown onion'],
  parsley: ['flat leaf parsley', 'italian parsley', 'persilja'],
  'rapeseed-oil': ['canola oil', 'rapsolja'],
  salt: [
    'sea salt',
    'kosher salt',
    'table salt',
    'fine salt',
    'flaky salt',
    'sal marina',
    'havssalt',
  ],
  scallion: ['spring onion', 'green onion', 'cebolleta', 'salladslök'],
  'soy-sauce': ['soya sauce', 'soja'],
  'vegetable-stock': ['vegetable broth'],
  'white-vinegar': ['vinegar'],
  yogurt: ['natural yogurt', 'natural yoghurt', 'plain yoghurt', 'yoghurt'],
  zucchini: ['courgette', 'summer squash'],
};

/** Say how a food is cut or how big it is, never which food it is. */
export const preparationWords: readonly string[] = `
  chopped diced minced sliced grated shredded crushed cubed halved quartered torn snipped julienned
  peeled pitted seeded deseeded trimmed rinsed drained washed cored melted softened beaten packed
  finely thinly roughly coarsely freshly lightly heaped level rounded scant generous
  leaves large medium small big whole ripe organic fresh boneless skinless lean raw cold warm hot
  picado picada picados picadas cortado cortada en finamente rallado rallada pelado pelada grande
  grandes mediano mediana pequeño pequeña fresco fresca frescos frescas
  hackad hackade hackat finhackad finhackade riven rivet rivna skivad skivade skalad skalade stor
  stora liten små färsk färska färskt smält
`
  .trim()
  .split(/\s+/);
