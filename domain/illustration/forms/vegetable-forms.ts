import type { FoodForms } from './food-forms.ts';

const pureed =
  /blend (until|the soup|to a)|purée|puree the|blitz|until (completely )?smooth|stick blender/;

/** Vegetables, mushrooms and what of plants stands in for meat, rice and noodles; fresh fruit too. */
export const vegetableForms: readonly FoodForms[] = [
  {
    words: /tempeh/i,
    usual: 'tempeh',
    forms: [
      [/crumbled|tinga/, 'mince'],
      [/thin bars/, 'tempehbar'],
    ],
  },
  {
    words: /tofu/i,
    usual: 'tofu',
    forms: [
      [/omelet/, 'omelette'],
      [/chocolate|mousse/, null],
      [
        /whipped|batter|smoothie|cauliflower and coconut soup|tofu .{0,40}until (completely )?smooth/,
        null,
      ],
      [/breakfast plate/, 'tofu'],
      [/scramble|chorizo|larb|krapow|bolognese|taco|crumbled|crumble|mince|meatball/, 'palemince'],
      [/steaks|slabs|piccata|crusted|in slices|4 slices/, 'tofuslab'],
      [/falafel/, null],
      [/pancake|chilla/, null],
    ],
  },
  {
    words: /cauliflower rice/i,
    usual: 'caulirice',
    forms: [
      [/poha|turmeric|pilau|biryani|kedgeree|saffron/, 'yellowrice'],
      [/cilantro/, 'greenrice'],
      [/nasi|fried/, 'friedrice'],
      [/risotto/, 'caulirice'],
      [/unstuffed/, null],
    ],
  },
  {
    words: /(peanut|almond|nut|seed) (butter|flour|milk|meal)/i,
    usual: null,
    forms: [[/satay|peanut stew|peanut tofu|peanut slaw|peanut sauce/, '~peanut']],
  },
  { words: /tahini/i, usual: '~tahini', forms: [[/harissa|baba|falafel/, null]] },
  { words: /zoodle|zucchini noodle|spiral/i, usual: 'zoodles' },
  {
    words: /shirataki|konjac|noodle|keto pasta/i,
    usual: 'whitenoodles',
    forms: [[/pad thai|peanut|satay/, 'coatednoodles']],
  },
  { words: /red cabbage/i, usual: 'redcabbage', forms: [[/slaw/, 'redslaw']] },
  { words: /kimchi/i, usual: 'kimchi' },
  { words: /sauerkraut/i, usual: 'sauerkraut' },
  {
    words: /cabbage|coleslaw/i,
    usual: 'cabbage',
    forms: [
      [/coleslaw/, 'slaw'],
      [/stuffed cabbage rolls/, 'cabbageroll'],
      [/turmeric cabbage/, 'yellowcabbage'],
      [/kimchi/, 'kimchi'],
      [/ribbons/, 'cabbageribbons'],
      [/creamed|cabbage pudding|kielbasa|chorizo|egg roll|unstuffed/, 'softcabbage'],
      [/wedges/, 'cabbagewedge'],
      [/pancake/, null],
      [/slaw|shredded|#salad/, 'cabbage'],
    ],
  },
  { words: /bean ?sprout|alfalfa|sprouts? \(/i, usual: 'beansprouts' },
  { words: /brussels/i, usual: 'sprouts' },
  { words: /bok choy|pak choi/i, usual: 'bokchoy' },
  { words: /watercress|lamb.?s lettuce/i, usual: 'arugula' },
  {
    words: /spinach|chard|mustard greens|beet greens|nettle/i,
    usual: 'spinach',
    forms: [
      [/smoothie|malfatti|spinach.crust|egg bites|@cake|mole/, null],
      [/creamed|palak|creamy tuscan/, 'creamedgreens'],
      [/#salad|raw|baby spinach leaves to serve|omelet|frittata/, 'spinach'],
      [/@(soup|stew)/, 'spinach'],
      [/wilt|fry|cook|saut|squeeze|steam|blanch|frozen|@(pan|tray|casserole)/, 'wilted'],
    ],
  },
  { words: /arugula|rocket/i, usual: 'arugula' },
  { words: /okra/i, usual: 'okra' },
  { words: /hearts? of palm/i, usual: 'parsnip' },
  { words: /kale|collard|cavolo|escarole/i, usual: 'kale', forms: [[/collard|shredded/, 'kale']] },
  { words: /endive|radicchio|chicory/i, usual: 'endive' },
  {
    words:
      /lettuce|salad leaves|salad greens|leafy greens|romaine|mixed greens|little gem|fris[eé]e/i,
    usual: 'lettuce',
  },
  { words: /guacamole/i, usual: '~green' },
  {
    words: /avocado(?! oil)/i,
    usual: 'avocado',
    forms: [
      [/guacamole|smoothie|mash|blend/, '~green'],
      [/@bowl|sliced|diced|#salad|@board|@pan/, 'avoslice'],
    ],
  },
  { words: /broccoli/i, usual: 'broccoli', forms: [[/egg muffins/, null]] },
  {
    words: /cauliflower/i,
    usual: 'cauliflower',
    forms: [
      [/hash brown/, null],
      [/cauliflower steaks/, 'cauliflowersteak'],
      [/crust/, null],
      [/tabbouleh/, 'tabbouleh'],
      [/couscous|turmeric.*pilau|pilau/, 'yellowrice'],
      [/fried cauliflower rice/, 'friedrice'],
      [/cauliflower rice|congee|biryani/, 'caulirice'],
      [/mash|grits|cottage pie|cauliflower topping/, 'plainmash'],
      [/keema/, 'cauliflower'],
      [/@soup.*(blend|purée|smooth)/, null],
    ],
  },
  { words: /asparagus/i, usual: 'asparagus' },
  {
    words: /edamame/i,
    usual: 'greenbeans',
    forms: [
      [/salted edamame/, 'edamame'],
      [/shelled/, 'peas'],
    ],
  },
  {
    words: /\bpeas?\b|fava/i,
    usual: 'peas',
    forms: [
      [/mashed peas|crushed peas|pea (mash|pur[eé]e)/, 'peamash'],
      [/ful medames/, 'beans'],
    ],
  },
  { words: /green bean|snow pea|haricot|sugar snap/i, usual: 'greenbeans' },
  {
    words: /(black|kidney|adzuki) (soy)?beans?\b/i,
    usual: 'blackbeans',
    forms: [[/burger/, null]],
  },
  {
    words: /(soy|(white|pinto|navy|lima|lupin|mung|broad) )beans?\b|chickpeas?(?! flour)\b|lentil/i,
    usual: 'beans',
    forms: [
      [/dal\b/, null],
      [/falafel/, null],
    ],
  },
  { words: /chanterelle/i, usual: 'chanterelle' },
  {
    words: /portobello/i,
    usual: 'mushroom',
    forms: [[/melt on portobello|portobellos with/, 'portobello']],
  },
  {
    words: /mushroom|champignon|shiitake/i,
    usual: 'mushroom',
    forms: [
      [/cream of mushroom/, 'mushroom'],
      [/finely chopped|larb/, null],
    ],
  },
  {
    words: /tomatillo/i,
    usual: 'tomatillo',
    forms: [[/salsa|verde|blend|enchiladas|mole/, '~salsaverde']],
  },
  {
    words: /tomato (paste|sauce|pur)|passata|(crushed|canned|chopped) tomato|marinara|salsa\b/i,
    usual: '~tomato',
    forms: [[/korma|dal\b|marinade/, null]],
  },
  { words: /cherry tomato/i, usual: 'cherrytomato' },
  {
    words: /tomato/i,
    usual: 'tomato',
    forms: [
      [/gazpacho|blend|grated tomato|seed toast/, '~tomato'],
      [/menemen|lecs|shakshuka|rancheros|masala|revuelto/, 'tomatodice'],
      [/in wedges|thin wedges/, 'tomatowedge'],
      [/diced|dice|chopped|deseeded/, 'tomatodice'],
    ],
  },
  {
    words: /pickled?,? .*pepper|peppers?,? .*pickled|guindilla|pepperoncini/i,
    usual: 'pickledpepper',
  },
  { words: /pickle|gherkin|cornichon/i, usual: 'pickle', forms: [[/sticks/, 'pickledspear']] },
  {
    words: /cucumber/i,
    usual: 'cucumber',
    forms: [
      [/dill pickles/, 'pickledspear'],
      [/mint water/, 'cucumberslice'],
      [/cucumber rolls/, null],
      [/gazpacho/, null],
      [/raita|tzatziki|grated/, '~cream'],
      [/sticks/, 'cucumbersticks'],
      [/diced|dice|smacked|chopped|chunks/, 'cucumberdice'],
    ],
  },
  {
    words: /zucchini|courgette|chayote/i,
    usual: 'zucchini',
    forms: [
      [/pizza bites/, null],
      [/boats/, 'zucchiniboat'],
      [/noodles|spiral|spirals/, 'zoodles'],
      [/ribbons|shaved/, 'ribbons'],
      [/#casserole.*grated|grated.*#casserole/, 'ribbons'],
      [/coarsely grated/, null],
      [/dice|cubes/, 'zucchinidice'],
    ],
  },
  {
    words: /eggplant|aubergine/i,
    usual: 'eggplant',
    forms: [
      [/split eggplants/, 'eggplanthalf'],
      [/baba|bharta/, 'eggplantmash'],
      [/cubes|chunks|pieces/, 'eggplantdice'],
    ],
  },
  {
    words: /poblano/i,
    usual: 'greenpeppers',
    forms: [
      [/stuffed/, 'greenpepperhalf'],
      [/\bblend\b/, null],
    ],
  },
  {
    words: /(bell )?pepper.*green|green (bell )?pepper/i,
    usual: 'greenpeppers',
    forms: [
      [/rings/, 'pepperrings'],
      [/gazpacho/, null],
      [/diced|squares|pieces/, 'greendice'],
    ],
  },
  {
    words: /bell pepper|red pepper|yellow pepper|piquillo/i,
    usual: 'peppers',
    forms: [
      [/stuffed/, 'pepperhalf'],
      [/romesco/, '~chili'],
      [/blend the bell peppers/, null],
      [/diced|squares|2 cm/, 'pepperdice'],
    ],
  },
  {
    words: /celery root|celeriac/i,
    usual: 'turnipdice',
    forms: [
      [/fries/, 'turnip'],
      [/ribbons/, 'carbonara'],
      [/r[eé]moulade/, 'remoulade'],
      [/slices|sliced/, 'turnipslice'],
    ],
  },
  {
    words: /turnip|rutabaga|swede\b|kohlrabi|daikon/i,
    usual: 'turnipdice',
    forms: [
      [/fries/, 'turnip'],
      [/half-moons|sliced/, 'turnipslice'],
    ],
  },
  { words: /beet/i, usual: 'beet' },
  {
    words: /carrot/i,
    usual: 'carrotcoin',
    forms: [
      [/grated|strips|matchsticks|julienne|slaw/, 'carrotstrips'],
      [pureed, '~pumpkin'],
    ],
  },
  { words: /sweet potato/i, usual: 'sweetpotato', forms: [[/mash|purée/, '~pumpkin']] },
  {
    words: /potato/i,
    usual: 'potato',
    forms: [
      [/potato top|mash/, 'plainmash'],
      [/wedges|oven potato|fries|lomo saltado/, 'potatowedge'],
    ],
  },
  { words: /parsnip/i, usual: 'parsnip' },
  { words: /\bpears?\b/i, usual: 'pear', forms: [[/diced/, 'pearcube']] },
  {
    words: /\borange\b/i,
    usual: null,
    forms: [[/sliced|segments|rounds/, 'orangeslice']],
  },
  { words: /hummus/i, usual: '~tahini' },
  { words: /melon/i, usual: 'melonwedge' },
  { words: /\bgrapes?\b(?!fruit)/i, usual: 'grapes' },
  { words: /rhubarb/i, usual: 'rhubarb' },
  { words: /apricot|peach/i, usual: 'apricot' },
  { words: /raisin|sultana|date\b|prune/i, usual: 'raisin' },
  { words: /apple(?!.*(vinegar|juice))/i, usual: 'appleslice', forms: [[/blend|grated/, null]] },
  { words: /\bplum/i, usual: 'plum' },
  { words: /nopal/i, usual: 'nopal' },
  { words: /\bcorn\b|sweetcorn/i, usual: 'corn' },
  { words: /pumpkin(?! seed)|squash/i, usual: '~pumpkin' },
  { words: /leek/i, usual: 'leek' },
  { words: /fennel bulb|fennel$/i, usual: 'leek' },
  { words: /artichoke/i, usual: 'artichoke' },
  {
    words: /scallion|spring onion|green onion/i,
    usual: 'chives',
    forms: [[/left whole|charred scallions/, 'scallion']],
  },
  { words: /pearl onion/i, usual: 'pearlonion' },
  { words: /onion powder|garlic powder/i, usual: null },
  {
    words: /red onion|onion|shallot/i,
    usual: null,
    forms: [
      [/pickled red onions/, 'redonionrings'],
      [/red onion|onion salad|onion rings|paper-thin/, 'onion'],
      [/caramel|golden|rings|in wedges|yassa|with onions/, 'goldenonion'],
    ],
  },
];
