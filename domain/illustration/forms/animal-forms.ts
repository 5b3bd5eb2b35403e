import type { FoodForms } from './food-forms.ts';

const inLiquid = /@soup|@stew/;
/** Sizes are told by the note, `[in 2 cm cubes]`; steps speak of pans and thicknesses too. */
const inPieces = /\[[^\]]*(cubes|[2-6] cm|chunks|pieces|bite)/;

export const animalForms: readonly FoodForms[] = [
  {
    words: /egg[ -]?yolk/i,
    usual: null,
    forms: [[/carbonara/, 'eggyolk']],
  },
  {
    words: /\beggs?\b|egg white/i,
    usual: 'egg',
    forms: [
      [/deviled/, null],
      [/chaffle|croque madame/, 'friedegg'],
      [/@(cake|cookies|cup|mug|loaf|stack|breads|tin|jar|saucepan|pizza|glass)/, null],
      [/frittata|quiche|egg cake|kuku/, 'frittata'],
      [/omelett?e?\b(?=.*#)/, 'omelette'],
      [
        /poach(ed)? eggs|poach(es|ing)? (the|each) egg|eggs? .{0,40}poach|crack .{0,60}(simmering|stew|soup)/,
        'poached',
      ],
      [/revuelto|menemen|lecs|scrambl|tomato and egg stir/, 'scrambled'],
      [
        /shakshuka|fried eggs|rancheros|ranch-style|chilaquiles|skillet eggs|skillet with eggs|steak and eggs|bibimbap/,
        'friedegg',
      ],
      [/egg drop|thin stream|into ribbons|threads/, 'eggribbons'],
      [
        /moussaka|custard|pudding|gratin|cannelloni|beat .{0,50}(cream|cheese|milk).{0,80}pour/,
        null,
      ],
      [
        /boil (the|for)?|(hard|soft)-boil|jammy|shell (them|the eggs)|peel .{0,20}egg|halve .{0,20}egg|eggs? .{0,30}(boil|peel|halve)|in wedges|in quarters/,
        'egg',
      ],
      [
        /fry the eggs|fry .{0,20}eggs|crack .{0,30}(eggs?|pan|wells|hollow)|break .{0,30}(eggs?|wells|hollow)|sunny|wells/,
        'friedegg',
      ],
      [/stir .{0,60}(set|curds)|push .{0,40}(set|curds|folds)|scramble/, 'scrambled'],
      [
        /whisk|beat|batter|dough|blend|mix|stir|fold|bind|process|separated|#bake|#casserole|@yoghurt/,
        null,
      ],
      // Steps that cook no egg as an egg have stirred it in.
      [/\] ; [a-z0-9]/, null],
    ],
  },
  {
    words: /smoked salmon|gravlax/i,
    usual: 'smokedroll',
    forms: [
      [/hot-smoked/, 'hotsmoked'],
      [/cucumber rolls/, null],
    ],
  },
  { words: /hot[- ]smoked salmon/i, usual: 'hotsmoked' },
  { words: /smoked (mackerel|herring)/i, usual: 'smokedfish' },
  { words: /smoked (haddock|fish|trout)/i, usual: 'smokedflakes' },
  {
    words: /salmon|trout|arctic char/i,
    usual: 'salmon',
    forms: [
      [/patties|fishcakes?|cakes/, 'hashbrown'],
      [/cubes|poke/, 'salmonchunks'],
      [inLiquid, 'salmonchunks'],
    ],
  },
  {
    words:
      /cod\b|halibut|haddock|white fish|tilapia|sea ?bass|snapper|hake|pollock|monkfish|perch|pike|saithe|flounder|\bfish\b(?! (sauce|stock|broth))/i,
    usual: 'whitefish',
    forms: [
      [inLiquid, 'fishchunks'],
      [/@pan/, 'fishchunks'],
      [/tagine|curry|stew|soup/, 'fishchunks'],
    ],
  },
  {
    words: /sardine|herring|mackerel|anchovy fillet.*whole|sprat/i,
    usual: 'wholefish',
    forms: [[/canned|drained|mashed/, 'tuna']],
  },
  {
    words: /anchov/i,
    usual: 'anchovy',
    forms: [[/mash|dissolve|melt|finely chopped|pound|crush|blend|whisk/, null]],
  },
  { words: /tuna steak/i, usual: 'tunaslices' },
  { words: /tuna/i, usual: 'tuna', forms: [[/tuna crust|stuffed|@pizza/, null]] },
  { words: /shrimp paste|dried shrimp/i, usual: null },
  { words: /shrimp|prawn|scampi|crayfish|langoustine/i, usual: 'shrimp' },
  { words: /mussel|clam|cockle/i, usual: 'mussel' },
  { words: /squid|calamari|octopus/i, usual: 'squidring' },
  { words: /roe\b|caviar/i, usual: 'roe' },
  { words: /meatball|keftedes/i, usual: 'meatball' },
  { words: /hamburger|burger/i, usual: 'burger' },
  {
    words: /(ground|minced) (chicken|turkey|poultry)/i,
    usual: 'palemince',
    forms: [[/patt(y|ies)/, 'meatball']],
  },
  {
    words: /(ground|minced) (beef|pork|lamb|veal|meat)|\bmince\b/i,
    usual: 'mince',
    forms: [
      [/burgers?\b(?! skillet)|patties|bifteki/, 'burger'],
      [/kebab|skewer|koobideh|seekh/, 'kebab'],
      [/meatloaf/, 'meatloaf'],
      [/meatball|kofta|keftedes|frikadeller|k[oö]fte|kefta|cevap/, 'meatball'],
      [/\bstuffed|split/, null],
    ],
  },
  {
    words: /bacon|pancetta|guanciale/i,
    usual: 'bacon',
    forms: [
      [/meatloaf|egg bites|deviled/, null],
      [/lardon|diced|short strips|in strips|guanciale/, 'lardons'],
    ],
  },
  {
    words: /chorizo|merguez|kielbasa|falu|frankfurter|hot ?dog/i,
    usual: 'sausagecoin',
    forms: [
      [/in strips/, 'sausagestrip'],
      [/merguez/, 'sausagecoin'],
    ],
  },
  {
    words: /sausage|bratwurst/i,
    usual: 'sausage',
    forms: [
      [/casing/, 'palemince'],
      [/slices/, 'sausagecoin'],
    ],
  },
  { words: /salami|pepperoni/i, usual: 'salami' },
  { words: /prosciutto|serrano(?! chil)|jam[oó]n|cured ham/i, usual: 'curedham' },
  { words: /ham\b/i, usual: 'ham', forms: [[/diced|cubes/, 'hamcubes']] },
  { words: /stock|broth|bouillon|consomm/i, usual: '~broth' },
  {
    words: /pork (rind|scratching|crackling)|chicharr/i,
    usual: 'porkrind',
    forms: [[/crush|coat|crumbs/, null]],
  },
  {
    words: /lamb chop|lamb rack|lamb cutlet/i,
    usual: 'lamb',
  },
  {
    words: /lamb/i,
    usual: 'lamb',
    forms: [
      [/thinly sliced|strips/, 'beefstrip'],
      [/in one piece|whole/, 'roastmeat'],
      [inLiquid, 'beefbite'],
      [inPieces, 'beefbite'],
    ],
  },
  {
    words: /steak|sirloin|rib-?eye|flank|skirt|entrec|roast beef|beef|veal/i,
    usual: 'steak',
    forms: [
      [/ropa vieja|barbacoa|birria|shred/, 'pulled'],
      [/bulgogi|cheesesteak|stroganoff|paper-thin|very thinly|thinly sliced|strips/, 'beefstrip'],
      [inLiquid, 'beefbite'],
      [/cubes|chunks/, 'beefbite'],
    ],
  },
  {
    words: /pork|schnitzel/i,
    usual: 'pork',
    forms: [
      [/pulled|carnitas/, 'pulled'],
      [/souvlaki|skewer/, 'porkbite'],
      [/tenderloin/, 'medallion'],
      [/in one piece/, 'roastmeat'],
      [inLiquid, 'porkbite'],
      [inPieces, 'porkbite'],
    ],
  },
  { words: /duck leg/i, usual: 'drumstick' },
  { words: /duck/i, usual: 'duckslices' },
  { words: /whole chicken|chicken whole|spatchcock/i, usual: 'spatchcock' },
  {
    words: /drumstick|chicken leg|wings?\b/i,
    usual: 'drumstick',
    forms: [
      [/shredded/, 'pulled'],
      [/@soup/, 'chickenbite'],
    ],
  },
  {
    words: /chicken|turkey|poultry|hen\b/i,
    usual: 'chicken',
    forms: [
      [/shred|tinga|pull the/, 'pulled'],
      [/souvlaki|skewer|satay|taouk/, 'chickenbite'],
      [/adobo|cacciatore|ajillo/, 'thigh'],
      [inLiquid, 'chickenbite'],
      [/in strips|into strips|cut into strips|thin strips|strips/, 'chickenstrip'],
      [inPieces, 'chickenbite'],
      [/@(bowl|board)|#salad|sliced/, 'chickenslices'],
      [/thigh/, 'thigh'],
    ],
  },
  { words: /cr[eè]me fra[iî]che|sour cream|smetana/i, usual: '~cream' },
  {
    words:
      /cream cheese|mascarpone|whipping cream|heavy cream|light cream|half-and-half|coconut cream/i,
    usual: '~cream',
  },
  {
    words: /cottage cheese/i,
    usual: 'curds',
    forms: [[/batter|blend|dough|pancake|rolls|egg bites|@(stack|breads|tin)/, null]],
  },
  {
    words: /halloumi/i,
    usual: 'halloumi',
    forms: [
      [/fries/, null],
      [/cubes/, 'paneer'],
      [/skewer/, 'paneer'],
    ],
  },
  {
    words: /paneer/i,
    usual: 'paneer',
    forms: [
      [/crumbled|grated|bhurji|scramble/, 'crumbled'],
      [/@skewers/, 'paneer'],
    ],
  },
  {
    words: /feta|queso fresco/i,
    usual: 'feta',
    forms: [
      [/blocks|slabs?\b|baked feta/, 'fetablock'],
      [/stuffed|inside/, null],
      [/crumbled/, 'crumbled'],
      [/@cake|@tin/, null],
    ],
  },
  {
    words: /goat.?s? cheese|ch[eè]vre/i,
    usual: 'crumbled',
    forms: [
      [/slices|in 1 cm|rounds/, 'goatround'],
      [/malfatti/, null],
      [/herbed goat cheese bowl/, 'creamquenelle'],
    ],
  },
  {
    words: /blue cheese|gorgonzola|roquefort|stilton/i,
    usual: 'bluecrumbs',
    forms: [[/dressing|whisk|blend/, '~mayo']],
  },
  { words: /brie|camembert/i, usual: 'brieslice', forms: [[/camembert salad/, 'brieslice']] },
  {
    words: /mozzarella/i,
    usual: 'mozzarella',
    forms: [
      [/dough|fathead|crust|chaffle|bagel|bun/, null],
      [/grated/, 'melted'],
      [/#pizza|#casserole|#bake|torn/, 'melted'],
    ],
  },
  { words: /burrata/i, usual: 'mozzarella' },
  {
    words: /ricotta|labneh|quark|skyr|curd cheese/i,
    usual: 'ricotta',
    forms: [
      [/@(yoghurt|stack|breads|bites|cake)/, '~cream'],
      [/labneh/, 'creamquenelle'],
      [/cannelloni/, 'ricotta'],
      [/beat|mix|dough|blend/, null],
    ],
  },
  {
    words: /parmesan|pecorino|hard cheese|\bgrana\b/i,
    usual: 'parmesan',
    forms: [
      [/crisps|pesto|malfatti|dough/, null],
      [/#casserole|aged cheese pie|#soup/, null],
    ],
  },
  {
    words:
      /cheddar|gouda|gruy|colby|monterey|provolone|oaxaca|\bedam\b|swiss(?! chard)|emmental|\bjack\b|v[aä]sterbotten|cheese(?!cake)/i,
    usual: 'shredded',
    forms: [
      [/cheese[- ](shell|crisps|wraps|tortillas)|crisp cheese|on cheese/, null],
      [/@(tin|mug|breads|loaf|cake|soup)|pizza dough|batter|pie\b|hash brown/, null],
      [/burger/, 'cheddar'],
      [/#casserole|#bake|melt|#pizza|quesadilla|bubbl/, 'melted'],
    ],
  },
  {
    words: /yogh?urt|k[eé]fir/i,
    usual: '~cream',
    forms: [
      [/raita|tzatziki|mint yog|yogh?urt (bowl|with)/, '~cream'],
      [/marinade|marinate|coat|rub|tandoori chicken|turn .{0,30}in/, null],
    ],
  },
];
