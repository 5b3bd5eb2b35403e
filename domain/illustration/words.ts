import type { ArchetypeName } from './archetypes/all.ts';
import type { SauceName } from './sauces.ts';

type Drawn = { food: ArchetypeName } | { sauce: SauceName };

/**
 * Canonical English ingredient names to what is drawn; the first hit wins, so the order matters.
 * What is not here (salt, oil, flour, most spices) is not drawn.
 */
const wordList: readonly (readonly [words: RegExp, drawn: Drawn])[] = [
  [/cream cheese|sour cream|whipping cream|cr[eè]me/i, { sauce: 'cream' }],
  [/smoked salmon|salmon|trout/i, { food: 'salmon' }],
  [/cod|halibut|haddock|white fish|tilapia|sea ?bass/i, { food: 'whitefish' }],
  [/tuna|sardine|mackerel/i, { food: 'tuna' }],
  [/shrimp|prawn|scampi/i, { food: 'shrimp' }],
  [/hamburger|burger/i, { food: 'burger' }],
  [/meatball|ground (beef|pork|turkey|lamb)|minced|kofta|keftedes/i, { food: 'meatball' }],
  [
    /tomato (paste|sauce|pur)|(crushed|canned|chopped) tomato|marinara|passata/i,
    { sauce: 'tomato' },
  ],
  [/bacon|pancetta/i, { food: 'bacon' }],
  [/sausage|bratwurst|hot ?dog/i, { food: 'sausage' }],
  [/salami|pepperoni/i, { food: 'salami' }],
  [/prosciutto|ham\b/i, { food: 'ham' }],
  [/steak|sirloin|rib-?eye|flank|entrec|roast beef|beef/i, { food: 'steak' }],
  [/lamb/i, { food: 'lamb' }],
  [/pork|schnitzel/i, { food: 'pork' }],
  [/drumstick|chicken (leg|thigh|wing)|wings/i, { food: 'drumstick' }],
  [/chicken|turkey|duck/i, { food: 'chicken' }],
  [/halloumi/i, { food: 'halloumi' }],
  [/tofu|tempeh|paneer/i, { food: 'tofu' }],
  [/fried egg/i, { food: 'friedegg' }],
  [/\beggs?\b/i, { food: 'egg' }],
  [/cauliflower rice/i, { food: 'caulirice' }],
  [/mash|pur[eé]e/i, { food: 'mash' }],
  [/zoodle|zucchini noodle|spiral|shirataki|keto pasta/i, { food: 'zoodles' }],
  [/red cabbage/i, { food: 'redcabbage' }],
  [/cabbage|coleslaw|sauerkraut|kimchi|bean sprout/i, { food: 'cabbage' }],
  [/spinach|chard|bok choy|watercress/i, { food: 'spinach' }],
  [/arugula|rocket/i, { food: 'arugula' }],
  [/kale|collard/i, { food: 'kale' }],
  [/lettuce|salad greens|leafy greens|romaine|mixed greens/i, { food: 'lettuce' }],
  [/avocado|guacamole/i, { food: 'avocado' }],
  [/broccoli/i, { food: 'broccoli' }],
  [/cauliflower/i, { food: 'cauliflower' }],
  [/asparagus/i, { food: 'asparagus' }],
  [/green bean|snow pea|haricot|edamame|fava/i, { food: 'greenbeans' }],
  [/(black|kidney|adzuki) beans?\b/i, { food: 'blackbeans' }],
  [
    /(soy|(white|pinto|navy|lima|lupin|mung|broad) )beans?\b|chickpeas?(?! flour)\b/i,
    { food: 'beans' },
  ],
  [/brussels/i, { food: 'sprouts' }],
  [/mushroom|champignon|portobello/i, { food: 'mushroom' }],
  [/cherry tomato/i, { food: 'cherrytomato' }],
  [/tomato(?! (paste|sauce|pur))/i, { food: 'tomato' }],
  [/pickle|gherkin/i, { food: 'pickle' }],
  [/cucumber/i, { food: 'cucumber' }],
  [/zucchini|courgette/i, { food: 'zucchini' }],
  [/eggplant|aubergine/i, { food: 'eggplant' }],
  [/bell pepper|red pepper|yellow pepper|poblano/i, { food: 'peppers' }],
  [/turnip|rutabaga|celery root|fries|celeriac/i, { food: 'turnip' }],
  [/red onion|onion|shallot/i, { food: 'onion' }],
  [/olives?\b(?! oil)/i, { food: 'olives' }],
  [/radish/i, { food: 'radish' }],
  [/feta|goat cheese|cottage/i, { food: 'feta' }],
  [/mozzarella|burrata|ricotta/i, { food: 'mozzarella' }],
  [/parmesan|pecorino/i, { food: 'parmesan' }],
  [/cheddar slice|cheese slice/i, { food: 'cheddar' }],
  [/cheddar|shredded|gouda|gruy|colby|monterey|cheese(?!cake)/i, { food: 'shredded' }],
  [/almond(?! (flour|milk))/i, { food: 'almond' }],
  [/walnut|pecan|hazelnut|macadamia|nuts\b/i, { food: 'walnut' }],
  [/seeds?\b|sesame|pine nut|chia/i, { food: 'seeds' }],
  [/coconut (flake|chip)|shredded coconut/i, { food: 'coconut' }],
  [/chocolate/i, { food: 'chocolate' }],
  [/blueberr/i, { food: 'blueberry' }],
  [/raspberr/i, { food: 'raspberry' }],
  [/strawberr/i, { food: 'strawberry' }],
  [/blackberr/i, { food: 'blackberry' }],
  [/berries/i, { food: 'raspberry' }],
  [/parsley|cilantro|oregano|mint/i, { food: 'parsley' }],
  [/basil/i, { food: 'basil' }],
  [/dill/i, { food: 'dill' }],
  [/rosemary|thyme/i, { food: 'rosemary' }],
  [/chive|scallion|spring onion|green onion/i, { food: 'chives' }],
  [/chili|jalape/i, { food: 'chili' }],
  [/lemon/i, { food: 'lemon' }],
  [/lime/i, { food: 'lime' }],
  [/mayo|aioli|hollandaise|bearnaise|ranch|dressing|tartar|remoulade/i, { sauce: 'mayo' }],
  [/pesto|chimichurri/i, { sauce: 'pesto' }],
  [/curry|turmeric/i, { sauce: 'curry' }],
  [
    /sour cream|heavy whipping cream|cream cheese|whipping cream|cr[eè]me|yogh?urt|tzatziki|skyr|coconut (milk|cream)/i,
    { sauce: 'cream' },
  ],
  [/gravy|soy sauce|tamari|teriyaki/i, { sauce: 'brown' }],
  [/butter\b/i, { sauce: 'butter' }],
  [/coffee|espresso/i, { sauce: 'coffee' }],
  [/cocoa/i, { sauce: 'cocoa' }],
  [/pumpkin|squash|carrot/i, { sauce: 'pumpkin' }],
  [/matcha/i, { sauce: 'matcha' }],
  [/bone broth|broth|stock/i, { sauce: 'broth' }],
];

export function drawnFor(ingredientName: string): Drawn | undefined {
  return wordList.find(([words]) => words.test(ingredientName))?.[1];
}

/** The archetype or sauce an ingredient is drawn as, or null when it is not drawn. */
export function archetypeOf(name: string): ArchetypeName | SauceName | null {
  const drawn = drawnFor(name);
  if (!drawn) return null;
  return 'food' in drawn ? drawn.food : drawn.sauce;
}
