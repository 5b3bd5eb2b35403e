import { locales } from '../../i18n/locales.ts';

/** `full`: header and footer; `no footer`: a header alone; `none`: the page is all there is. */
export type SpecifiedLayout = 'full' | 'no footer' | 'none';

/** Who may open it: `member` is on trial with a week. */
export type SpecifiedViewer = 'visitor' | 'member';

/** An area whose screens do not exist yet: there is none. */
export type MissingArea = never;

export interface SpecifiedPath {
  name: string;
  /** With the prefix of the language, as the specification spells them; `zu` is the test language. */
  paths: { en: string; es: string; sv: string; zu: string };
  layout: SpecifiedLayout;
  viewer: SpecifiedViewer;
  /** What it waits for; nothing where it is there. */
  missing?: MissingArea;
}

type Row = [name: string, en: string, es: string, sv: string];

/** Slugs that exist in every language: addresses know each other's. */
const recipe = 'palak-paneer';
const plan = 'gentle-start';

const visitorPages: Row[] = [
  ['home', '/', '/es', '/se'],
  ['alternate home', '/new-home', '/es/nuevo-inicio', '/se/ny-startsida'],
  ['login', '/login', '/es/iniciar-sesion', '/se/login'],
  [
    'all meal plans',
    '/low-carb/meal-plans/all',
    '/es/low-carb/menus/todos',
    '/se/medlem/veckomenyer/alla',
  ],
  ['meal plan', `/meal-plan/${plan}`, `/es/menu/${plan}`, `/se/veckomeny/${plan}`],
  ['meal plan, empty', '/meal-plan', '/es/menu', '/se/veckomeny'],
  ['recipe', `/recipes/${recipe}`, `/es/recetas/${recipe}`, `/se/recept/${recipe}`],
  [
    'recipe servings',
    `/recipes/${recipe}/servings/4`,
    `/es/recetas/${recipe}/porciones/4`,
    `/se/recept/${recipe}/portioner/4`,
  ],
  ['shopping list', '/shopping-list', '/es/lista-compras', '/se/inkopslista'],
  ['search', '/search', '/es/buscar', '/se/sok'],
  ['tracking', '/tracking', '/es/seguimiento', '/se/viktforandring'],
  ['favorites', '/member/favorites', '/es/miembro/mis-favoritos', '/se/medlem/favoriter'],
  [
    'lost password',
    '/my-account/lost-password',
    '/es/mi-cuenta/lost-password',
    '/se/medlem/mitt-konto/lost-password',
  ],
  ['food navigator', '/food-navigator', '/es/navegador-de-alimentos', '/se/livsmedelsguiden'],
  [
    'food navigator, mode',
    '/food-navigator/satiety',
    '/es/navegador-de-alimentos/saciedad',
    '/se/livsmedelsguiden/mattnad',
  ],
  [
    'food navigator, tag',
    '/food-navigator/carbs/fruit',
    '/es/navegador-de-alimentos/carbohidratos/fruta',
    '/se/livsmedelsguiden/kolhydrater/frukt',
  ],
  ['food', '/food/egg', '/es/alimento/huevo', '/se/livsmedel/agg'],
  ['about', '/about', '/es/acerca-de', '/se/om-oss'],
  ['careers', '/careers', '/es/empleos', '/se/jobba-hos-oss'],
  ['contact', '/contact', '/es/contacto', '/se/kontakt'],
  ['team', '/team', '/es/equipo', '/se/vart-team'],
  ['meet the experts', '/meet-the-experts', '/es/conoce-a-los-expertos', '/se/mot-experterna'],
  ['how it works', '/how-it-works', '/es/como-funciona', '/se/sa-fungerar-det'],
  ['questions', '/faq', '/es/preguntas', '/se/fragor'],
  ['satiety', '/satiety', '/es/saciedad', '/se/mattnad'],
  [
    'high-protein foods',
    '/high-protein-foods',
    '/es/alimentos-altos-en-proteina',
    '/se/proteinrik-mat',
  ],
  ['keto guide', '/keto', '/es/dieta-keto', '/se/keto-guide'],
  ['moderate guide', '/low-carb/moderate', '/es/low-carb/moderada', '/se/lagkolhydratkost/mattlig'],
  ['liberal guide', '/low-carb/liberal', '/es/low-carb/flexible', '/se/lagkolhydratkost/liberal'],
  ['guides', '/guides', '/es/guias', '/se/guider'],
  ['videos', '/videos', '/es/videos', '/se/videor'],
  ['community', '/community', '/es/comunidad', '/se/gemenskap'],
  ['doctors', '/low-carb/doctors', '/es/low-carb/medicos', '/se/lagkolhydratkost/lakare'],
  [
    'all doctors',
    '/low-carb/doctors/all',
    '/es/low-carb/medicos/todos',
    '/se/lagkolhydratkost/lakare/alla',
  ],
  [
    'doctor',
    '/low-carb/doctor/anton-berg',
    '/es/low-carb/medico/anton-berg',
    '/se/lagkolhydratkost/doktor/anton-berg',
  ],
  ['terms', '/terms', '/es/terminos', '/se/villkor'],
  ['download app', '/download-app', '/es/descargar-app', '/se/ladda-ner-appen'],
  ['courses for doctors', '/cme', '/es/formacion-medica', '/se/lakarutbildning'],
  ['clinic edition', '/ddpro', '/es/ddpro', '/se/ddpro'],
  ['professional edition', '/pro/about', '/es/pro/acerca-de', '/se/pro/om'],
  ['clinic material', '/ddpro/resources', '/es/ddpro/recursos', '/se/ddpro/material'],
];

const memberPages: Row[] = [
  [
    'new member, podcast',
    '/new-member/podcast',
    '/es/nuevo-miembro-v3/podcast',
    '/se/ny-medlem/podcast',
  ],
  [
    'new member, community',
    '/new-member/community',
    '/es/nuevo-miembro-v3/comunidad',
    '/se/ny-medlem/gemenskap',
  ],
  ['new member, video', '/new-member/video', '/es/nuevo-miembro-v3/video', '/se/ny-medlem/video'],
  [
    'preference center',
    '/braze/preference-center',
    '/es/braze/preference-center',
    '/se/braze/preference-center',
  ],
  [
    'meal plan preview',
    '/new-member/personalization',
    '/es/nuevo-miembro-v3/personalizacion',
    '/se/ny-medlem/personalisering',
  ],
  ['logged-in home', '/home', '/es/inicio', '/se/hem'],
  [
    'my meal planner',
    '/low-carb/meal-plans/my-meal-planner',
    '/es/low-carb/menus/mi-planificador',
    '/se/medlem/veckomenyer/mina-veckomenyer',
  ],
  ['user settings', '/user/settings', '/es/usuario/ajustes', '/se/anvandare/installningar'],
  [
    'food preferences',
    '/user/food-preferences',
    '/es/usuario/preferencias-comida',
    '/se/anvandare/matpreferenser',
  ],
  ['new member', '/new-member', '/es/nuevo-miembro-v3', '/se/ny-medlem'],
  ['new member, guide', '/new-member/guide', '/es/nuevo-miembro-v3/guia', '/se/ny-medlem/guide'],
  [
    'new member, meal plan',
    '/new-member/meal-plan',
    '/es/nuevo-miembro-v3/menu',
    '/se/ny-medlem/veckomeny',
  ],
  [
    'new member, free trial',
    '/new-member/new-member-free-trial',
    '/es/nuevo-miembro-v3/prueba-gratis',
    '/se/ny-medlem/provtid',
  ],
  [
    'new member, program',
    '/new-member/program',
    '/es/nuevo-miembro-v3/programa',
    '/se/ny-medlem/program',
  ],
];

/** The brand and the way back, and nothing that leads away. */
const signUpSteps: Row[] = [
  ['sign-up, plan', '/become-member/plan', '/es/hazte-miembro/plan', '/se/bli-medlem/plan'],
  [
    'sign-up, account',
    '/become-member/account',
    '/es/hazte-miembro/account',
    '/se/bli-medlem/account',
  ],
  [
    'sign-up, payment',
    '/become-member/payment',
    '/es/hazte-miembro/payment',
    '/se/bli-medlem/payment',
  ],
  ['clinics, join', '/pro/join', '/es/pro/unirse', '/se/pro/ga-med'],
  // Without an invitation these ask for one.
  ['clinics, account', '/pro/user-join', '/es/pro/unirse/cuenta', '/se/pro/ga-med/konto'],
  [
    'clinics, check',
    '/pro/user-join/check',
    '/es/pro/unirse/revisar',
    '/se/pro/ga-med/kontrollera',
  ],
  [
    'clinics, confirm',
    '/pro/user-join/confirm',
    '/es/pro/unirse/confirmar',
    '/se/pro/ga-med/bekrafta',
  ],
];

/** The page is all there is: one thing to do. */
const tasks: Row[] = [
  ['quiz landing', '/lp/quiz', '/es/lp/cuestionario', '/se/lp/fragor'],
  ['quiz landing, second', '/lpg/quiz', '/es/lpg/cuestionario', '/se/lpg/fragor'],
  ['meal plans landing', '/fb1-meal-plans', '/es/fb1-menus', '/se/fb1-veckomenyer'],
  ['onboarding', '/onboarding', '/es/onboarding', '/se/onboarding'],
  ['cooking', `/cooking/${recipe}`, `/es/cooking/${recipe}`, `/se/cooking/${recipe}`],
];

const memberTasks: Row[] = [
  ['welcome', '/welcome', '/es/bienvenida', '/se/valkommen-2'],
  ['projection and sales page', '/your-plan', '/es/tu-plan', '/se/din-plan'],
  ['sales page, second', '/your-plan/v2', '/es/tu-plan/v2', '/se/din-plan/v2'],
];

/** Under the bar of the group's administrators. */
const groupPages: Row[] = [
  ['members of a group', '/pro', '/es/pro', '/se/pro'],
  ['adding members', '/pro/add', '/es/pro/agregar', '/se/pro/lagg-till'],
];

/** Each row with the area that is to bring it. */
const missingPages: [MissingArea, ...Row][] = [];

/** Every path of the specification in every language, with its layout. */
export const specifiedPaths: readonly SpecifiedPath[] = [
  ...visitorPages.map((row) => specified({ row, layout: 'full', viewer: 'visitor' })),
  ...memberPages.map((row) => specified({ row, layout: 'full', viewer: 'member' })),
  ...signUpSteps.map((row) => specified({ row, layout: 'no footer', viewer: 'visitor' })),
  ...tasks.map((row) => specified({ row, layout: 'none', viewer: 'visitor' })),
  ...memberTasks.map((row) => specified({ row, layout: 'none', viewer: 'member' })),
  ...groupPages.map((row) => specified({ row, layout: 'no footer', viewer: 'member' })),
  ...missingPages.map(([missing, ...row]) => ({
    ...specified({ row, layout: 'full', viewer: 'visitor' }),
    missing,
  })),
];

function specified({
  row: [name, en, es, sv],
  ...rest
}: {
  row: Row;
  layout: SpecifiedLayout;
  viewer: SpecifiedViewer;
}): SpecifiedPath {
  const zu = `${locales.zu.prefix}${en === '/' ? '' : en}`;
  return { name, paths: { en, es, sv, zu }, ...rest };
}
