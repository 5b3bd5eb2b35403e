import { locales, type Locale } from './locales.ts';

/**
 * The path of every built screen in every language, without the language prefix. The test locale
 * follows English. Parameters are written `:name`, optional segments end in `?`. A browser's scripts
 * have those of their own language alone (server/browser-files/mark-paths.ts).
 */
export const screenPaths = {
  home: { en: '/', es: '/', sv: '/' },
  memberHome: { en: '/home', es: '/inicio', sv: '/hem' },
  login: { en: '/login', es: '/iniciar-sesion', sv: '/login' },
  logout: { en: '/logout', es: '/cerrar-sesion', sv: '/logga-ut' },
  lostPassword: {
    en: '/my-account/lost-password',
    es: '/mi-cuenta/lost-password',
    sv: '/medlem/mitt-konto/lost-password',
  },
  resetPassword: {
    en: '/my-account/reset-password',
    es: '/mi-cuenta/nueva-contrasena',
    sv: '/medlem/mitt-konto/nytt-losenord',
  },
  confirmEmail: {
    en: '/my-account/confirm-email',
    es: '/mi-cuenta/confirmar-correo',
    sv: '/medlem/mitt-konto/bekrafta-e-post',
  },
  newAccount: {
    en: '/login/new-account',
    es: '/iniciar-sesion/cuenta-nueva',
    sv: '/login/nytt-konto',
  },
  welcome: { en: '/welcome', es: '/bienvenida', sv: '/valkommen-2' },
  onboarding: { en: '/onboarding/:step?', es: '/onboarding/:step?', sv: '/onboarding/:step?' },
  planPreview: {
    en: '/new-member/personalization',
    es: '/nuevo-miembro-v3/personalizacion',
    sv: '/ny-medlem/personalisering',
  },
  yourPlan: { en: '/your-plan', es: '/tu-plan', sv: '/din-plan' },
  yourPlanDinnersFirst: { en: '/your-plan/v2', es: '/tu-plan/v2', sv: '/din-plan/v2' },
  newMember: { en: '/new-member', es: '/nuevo-miembro-v3', sv: '/ny-medlem' },
  newMemberGuide: {
    en: '/new-member/guide',
    es: '/nuevo-miembro-v3/guia',
    sv: '/ny-medlem/guide',
  },
  newMemberMealPlan: {
    en: '/new-member/meal-plan',
    es: '/nuevo-miembro-v3/menu',
    sv: '/ny-medlem/veckomeny',
  },
  newMemberPodcast: {
    en: '/new-member/podcast',
    es: '/nuevo-miembro-v3/podcast',
    sv: '/ny-medlem/podcast',
  },
  newMemberCommunity: {
    en: '/new-member/community',
    es: '/nuevo-miembro-v3/comunidad',
    sv: '/ny-medlem/gemenskap',
  },
  newMemberVideo: {
    en: '/new-member/video',
    es: '/nuevo-miembro-v3/video',
    sv: '/ny-medlem/video',
  },
  newMemberTrial: {
    en: '/new-member/new-member-free-trial',
    es: '/nuevo-miembro-v3/prueba-gratis',
    sv: '/ny-medlem/provtid',
  },
  becomeMember: {
    en: '/become-member/:step',
    es: '/hazte-miembro/:step',
    sv: '/bli-medlem/:step',
  },
  myMealPlanner: {
    en: '/low-carb/meal-plans/my-meal-planner',
    es: '/low-carb/menus/mi-planificador',
    sv: '/medlem/veckomenyer/mina-veckomenyer',
  },
  allMealPlans: {
    en: '/low-carb/meal-plans/all',
    es: '/low-carb/menus/todos',
    sv: '/medlem/veckomenyer/alla',
  },
  mealPlanTrash: {
    en: '/low-carb/meal-plans/trash',
    es: '/low-carb/menus/papelera',
    sv: '/medlem/veckomenyer/papperskorg',
  },
  plannerSettings: {
    en: '/low-carb/meal-plans/planner-settings',
    es: '/low-carb/menus/ajustes-del-planificador',
    sv: '/medlem/veckomenyer/planerarens-installningar',
  },
  adminStatus: { en: '/admin', es: '/admin', sv: '/admin' },
  adminPeople: { en: '/admin/people', es: '/admin/personas', sv: '/admin/personer' },
  adminContent: {
    en: '/admin/content-api',
    es: '/admin/api-de-contenido',
    sv: '/admin/innehalls-api',
  },
  adminRecipes: { en: '/admin/recipes', es: '/admin/recetas', sv: '/admin/recept' },
  adminReadLine: {
    en: '/admin/recipes/read-line',
    es: '/admin/recetas/leer-linea',
    sv: '/admin/recept/las-rad',
  },
  adminRecipe: { en: '/admin/recipes/:id', es: '/admin/recetas/:id', sv: '/admin/recept/:id' },
  adminPlanDishes: {
    en: '/admin/meal-plans/dishes',
    es: '/admin/menus/platos',
    sv: '/admin/veckomenyer/ratter',
  },
  adminMealPlans: { en: '/admin/meal-plans', es: '/admin/menus', sv: '/admin/veckomenyer' },
  adminMealPlan: {
    en: '/admin/meal-plans/:id',
    es: '/admin/menus/:id',
    sv: '/admin/veckomenyer/:id',
  },
  adminFoods: { en: '/admin/foods', es: '/admin/alimentos', sv: '/admin/livsmedel' },
  adminFood: { en: '/admin/foods/:id', es: '/admin/alimentos/:id', sv: '/admin/livsmedel/:id' },
  adminPages: { en: '/admin/pages', es: '/admin/paginas', sv: '/admin/sidor' },
  adminPage: { en: '/admin/pages/:id', es: '/admin/paginas/:id', sv: '/admin/sidor/:id' },
  adminPrograms: { en: '/admin/programs', es: '/admin/programas', sv: '/admin/program' },
  adminProgram: {
    en: '/admin/programs/:id',
    es: '/admin/programas/:id',
    sv: '/admin/program/:id',
  },
  adminVideos: { en: '/admin/videos', es: '/admin/videos', sv: '/admin/videor' },
  adminVideo: { en: '/admin/videos/:id', es: '/admin/videos/:id', sv: '/admin/videor/:id' },
  adminCollections: { en: '/admin/collections', es: '/admin/colecciones', sv: '/admin/samlingar' },
  adminLanding: { en: '/admin/landing', es: '/admin/portada', sv: '/admin/startsida' },
  adminTranslations: {
    en: '/admin/translations',
    es: '/admin/traducciones',
    sv: '/admin/oversattningar',
  },
  adminImport: {
    en: '/admin/import',
    es: '/admin/importar',
    sv: '/admin/importera',
  },
  adminFind: { en: '/admin/find', es: '/admin/buscar', sv: '/admin/sok' },
  adminRecipePhoto: {
    en: '/admin/recipes/:id/photo/:photo',
    es: '/admin/recetas/:id/foto/:photo',
    sv: '/admin/recept/:id/foto/:photo',
  },
  adminPreview: {
    en: '/admin/recipes/:id/preview',
    es: '/admin/recetas/:id/vista-previa',
    sv: '/admin/recept/:id/forhandsvisning',
  },
  adminCommunity: { en: '/admin/community', es: '/admin/comunidad', sv: '/admin/gemenskap' },
  adminDoctors: { en: '/admin/doctors', es: '/admin/medicos', sv: '/admin/lakare' },
  adminLog: { en: '/admin/log', es: '/admin/registro', sv: '/admin/logg' },
  mealPlan: { en: '/meal-plan/:slug', es: '/menu/:slug', sv: '/veckomeny/:slug' },
  mealPlanSwaps: {
    en: '/meal-plan/:slug/swaps',
    es: '/menu/:slug/cambios',
    sv: '/veckomeny/:slug/byten',
  },
  noMealPlan: { en: '/meal-plan', es: '/menu', sv: '/veckomeny' },
  programs: { en: '/programs', es: '/programas', sv: '/program' },
  program: { en: '/programs/:slug', es: '/programas/:slug', sv: '/program/:slug' },
  programDay: {
    en: '/programs/:slug/day/:day?',
    es: '/programas/:slug/dia/:day?',
    sv: '/program/:slug/dag/:day?',
  },
  programLesson: {
    en: '/programs/:slug/lesson/:lesson',
    es: '/programas/:slug/leccion/:lesson',
    sv: '/program/:slug/lektion/:lesson',
  },
  programCertificate: {
    en: '/programs/:slug/certificate',
    es: '/programas/:slug/certificado',
    sv: '/program/:slug/intyg',
  },
  programCheckIn: {
    en: '/programs/:slug/check-in/:week',
    es: '/programas/:slug/balance/:week',
    sv: '/program/:slug/avstamning/:week',
  },
  newHome: { en: '/new-home', es: '/nuevo-inicio', sv: '/ny-startsida' },
  quizLanding: { en: '/lp/quiz', es: '/lp/cuestionario', sv: '/lp/fragor' },
  everydayLanding: { en: '/lpg/quiz', es: '/lpg/cuestionario', sv: '/lpg/fragor' },
  mealPlansLanding: { en: '/fb1-meal-plans', es: '/fb1-menus', sv: '/fb1-veckomenyer' },
  about: { en: '/about', es: '/acerca-de', sv: '/om-oss' },
  careers: { en: '/careers', es: '/empleos', sv: '/jobba-hos-oss' },
  contact: { en: '/contact', es: '/contacto', sv: '/kontakt' },
  team: { en: '/team', es: '/equipo', sv: '/vart-team' },
  experts: { en: '/meet-the-experts', es: '/conoce-a-los-expertos', sv: '/mot-experterna' },
  howItWorks: { en: '/how-it-works', es: '/como-funciona', sv: '/sa-fungerar-det' },
  questions: { en: '/faq', es: '/preguntas', sv: '/fragor' },
  satiety: { en: '/satiety', es: '/saciedad', sv: '/mattnad' },
  highProtein: {
    en: '/high-protein-foods',
    es: '/alimentos-altos-en-proteina',
    sv: '/proteinrik-mat',
  },
  ketoGuide: { en: '/keto', es: '/dieta-keto', sv: '/keto-guide' },
  moderateGuide: {
    en: '/low-carb/moderate',
    es: '/low-carb/moderada',
    sv: '/lagkolhydratkost/mattlig',
  },
  liberalGuide: {
    en: '/low-carb/liberal',
    es: '/low-carb/flexible',
    sv: '/lagkolhydratkost/liberal',
  },
  community: { en: '/community', es: '/comunidad', sv: '/gemenskap' },
  communityNew: { en: '/community/new', es: '/comunidad/nuevo', sv: '/gemenskap/nytt' },
  communityTopic: {
    en: '/community/topic/:id',
    es: '/comunidad/tema/:id',
    sv: '/gemenskap/amne/:id',
  },
  communityPicture: {
    en: '/community/picture/:id',
    es: '/comunidad/foto/:id',
    sv: '/gemenskap/bild/:id',
  },
  communityPost: {
    en: '/community/post/:id',
    es: '/comunidad/publicacion/:id',
    sv: '/gemenskap/inlagg/:id',
  },
  doctors: { en: '/low-carb/doctors', es: '/low-carb/medicos', sv: '/lagkolhydratkost/lakare' },
  allDoctors: {
    en: '/low-carb/doctors/all',
    es: '/low-carb/medicos/todos',
    sv: '/lagkolhydratkost/lakare/alla',
  },
  doctorApply: {
    en: '/low-carb/doctors/be-listed',
    es: '/low-carb/medicos/inscripcion',
    sv: '/lagkolhydratkost/lakare/anmal',
  },
  doctorEntry: {
    en: '/low-carb/doctors/my-entry',
    es: '/low-carb/medicos/mi-ficha',
    sv: '/lagkolhydratkost/lakare/min-sida',
  },
  doctor: {
    en: '/low-carb/doctor/:slug',
    es: '/low-carb/medico/:slug',
    sv: '/lagkolhydratkost/doktor/:slug',
  },
  videos: { en: '/videos', es: '/videos', sv: '/videor' },
  video: { en: '/videos/:slug', es: '/videos/:slug', sv: '/videor/:slug' },
  guides: { en: '/guides', es: '/guias', sv: '/guider' },
  guide: { en: '/guides/:slug', es: '/guias/:slug', sv: '/guider/:slug' },
  plainPage: { en: '/pages/:slug', es: '/paginas/:slug', sv: '/sidor/:slug' },
  downloadApp: { en: '/download-app', es: '/descargar-app', sv: '/ladda-ner-appen' },
  cme: { en: '/cme', es: '/formacion-medica', sv: '/lakarutbildning' },
  proEdition: { en: '/ddpro', es: '/ddpro', sv: '/ddpro' },
  proResources: { en: '/ddpro/resources', es: '/ddpro/recursos', sv: '/ddpro/material' },
  proPayment: { en: '/pro/payment', es: '/pro/pago', sv: '/pro/betalning' },
  proInvoice: {
    en: '/pro/payment/:invoice',
    es: '/pro/pago/:invoice',
    sv: '/pro/betalning/:invoice',
  },
  proAbout: { en: '/pro/about', es: '/pro/acerca-de', sv: '/pro/om' },
  proJoin: { en: '/pro/join', es: '/pro/unirse', sv: '/pro/ga-med' },
  proMembers: { en: '/pro', es: '/pro', sv: '/pro' },
  proAdd: { en: '/pro/add', es: '/pro/agregar', sv: '/pro/lagg-till' },
  proMember: {
    en: '/pro/members/:member',
    es: '/pro/miembros/:member',
    sv: '/pro/medlemmar/:member',
  },
  proSettings: { en: '/pro/settings', es: '/pro/ajustes', sv: '/pro/installningar' },
  proAudit: { en: '/pro/audit', es: '/pro/registro', sv: '/pro/logg' },
  proExport: { en: '/pro/export', es: '/pro/exportar', sv: '/pro/exportera' },
  proNew: { en: '/pro/new', es: '/pro/nuevo', sv: '/pro/ny' },
  proQr: { en: '/pro/qr', es: '/pro/qr', sv: '/pro/qr' },
  proUserJoin: { en: '/pro/user-join', es: '/pro/unirse/cuenta', sv: '/pro/ga-med/konto' },
  proUserJoinCheck: {
    en: '/pro/user-join/check',
    es: '/pro/unirse/revisar',
    sv: '/pro/ga-med/kontrollera',
  },
  proUserJoinConfirm: {
    en: '/pro/user-join/confirm',
    es: '/pro/unirse/confirmar',
    sv: '/pro/ga-med/bekrafta',
  },
  proCare: {
    en: '/pro/care/:group/:member',
    es: '/pro/seguimiento/:group/:member',
    sv: '/pro/uppfoljning/:group/:member',
  },
  newMemberProgram: {
    en: '/new-member/program',
    es: '/nuevo-miembro-v3/programa',
    sv: '/ny-medlem/program',
  },
  recipes: { en: '/recipes', es: '/recetas', sv: '/recept' },
  recipe: { en: '/recipes/:slug', es: '/recetas/:slug', sv: '/recept/:slug' },
  recipeServings: {
    en: '/recipes/:slug/servings/:servings',
    es: '/recetas/:slug/porciones/:servings',
    sv: '/recept/:slug/portioner/:servings',
  },
  cooking: {
    en: '/cooking/:slug/:servings?',
    es: '/cooking/:slug/:servings?',
    sv: '/cooking/:slug/:servings?',
  },
  terms: { en: '/terms', es: '/terminos', sv: '/villkor' },
  offline: { en: '/offline', es: '/sin-conexion', sv: '/utan-natverk' },
  favorites: { en: '/member/favorites', es: '/miembro/mis-favoritos', sv: '/medlem/favoriter' },
  search: { en: '/search', es: '/buscar', sv: '/sok' },
  foodNavigator: {
    en: '/food-navigator/:mode?/:tag?',
    es: '/navegador-de-alimentos/:mode?/:tag?',
    sv: '/livsmedelsguiden/:mode?/:tag?',
  },
  food: { en: '/food/:slug', es: '/alimento/:slug', sv: '/livsmedel/:slug' },
  tracking: { en: '/tracking', es: '/seguimiento', sv: '/viktforandring' },
  trackingExport: {
    en: '/tracking/export',
    es: '/seguimiento/exportar',
    sv: '/viktforandring/exportera',
  },
  shoppingList: { en: '/shopping-list', es: '/lista-compras', sv: '/inkopslista' },
  shoppingStores: {
    en: '/shopping-list/stores',
    es: '/lista-compras/tiendas',
    sv: '/inkopslista/butiker',
  },
  shoppingListSync: {
    en: '/shopping-list/sync',
    es: '/lista-compras/sync',
    sv: '/inkopslista/sync',
  },
  shoppingListSuggestions: {
    en: '/shopping-list/suggestions',
    es: '/lista-compras/sugerencias',
    sv: '/inkopslista/forslag',
  },
  joinShoppingList: {
    en: '/shopping-list/join/:token',
    es: '/lista-compras/unirse/:token',
    sv: '/inkopslista/ga-med/:token',
  },
  sharedShoppingList: {
    en: '/shopping-list/shared/:token',
    es: '/lista-compras/compartida/:token',
    sv: '/inkopslista/delad/:token',
  },
  membership: {
    en: '/user/settings/membership',
    es: '/usuario/ajustes/membresia',
    sv: '/anvandare/installningar/medlemskap',
  },
  userSettings: { en: '/user/settings', es: '/usuario/ajustes', sv: '/anvandare/installningar' },
  foodPreferences: {
    en: '/user/food-preferences',
    es: '/usuario/preferencias-comida',
    sv: '/anvandare/matpreferenser',
  },
  changeEmail: {
    en: '/user/settings/email',
    es: '/usuario/ajustes/correo',
    sv: '/anvandare/installningar/e-post',
  },
  changePassword: {
    en: '/user/settings/password',
    es: '/usuario/ajustes/contrasena',
    sv: '/anvandare/installningar/losenord',
  },
  twoStepLogin: {
    en: '/user/settings/two-step-login',
    es: '/usuario/ajustes/verificacion-en-dos-pasos',
    sv: '/anvandare/installningar/tvastegsinloggning',
  },
  passkeys: {
    en: '/user/settings/passkeys',
    es: '/usuario/ajustes/llaves-de-acceso',
    sv: '/anvandare/installningar/nycklar',
  },
  brazeToken: { en: '/braze/token', es: '/braze/token', sv: '/braze/token' },
  /** An address that mails name; the word is the same in all languages. */
  preferenceCenter: {
    en: '/braze/preference-center',
    es: '/braze/preference-center',
    sv: '/braze/preference-center',
  },
  notifications: {
    en: '/user/settings/notifications',
    es: '/usuario/ajustes/avisos',
    sv: '/anvandare/installningar/aviseringar',
  },
  unsubscribe: {
    en: '/my-account/unsubscribe',
    es: '/mi-cuenta/dejar-de-recibir',
    sv: '/medlem/mitt-konto/avsluta-utskick',
  },
  downloadData: {
    en: '/user/settings/download',
    es: '/usuario/ajustes/descargar',
    sv: '/anvandare/installningar/ladda-ner',
  },
  withdrawConsent: {
    en: '/user/settings/withdraw-consent',
    es: '/usuario/ajustes/retirar-consentimiento',
    sv: '/anvandare/installningar/aterkalla-samtycke',
  },
  groupSees: {
    en: '/user/settings/group',
    es: '/usuario/ajustes/grupo',
    sv: '/anvandare/installningar/grupp',
  },
  deleteAccount: {
    en: '/user/settings/delete',
    es: '/usuario/ajustes/eliminar',
    sv: '/anvandare/installningar/radera',
  },
} as const satisfies Record<string, { en: string; es: string; sv: string }>;

export type Screen = keyof typeof screenPaths;

type RequiredName<Segment> = Segment extends `:${string}?`
  ? never
  : Segment extends `:${infer Name}`
    ? Name
    : never;
type OptionalName<Segment> = Segment extends `:${infer Name}?` ? Name : never;
type Segments<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Head | Segments<Tail>
  : Path;
type EnglishPath<S extends Screen> = (typeof screenPaths)[S]['en'];
type PathParams<S extends Screen> = {
  [Name in RequiredName<Segments<EnglishPath<S>>>]: string | number;
} & { [Name in OptionalName<Segments<EnglishPath<S>>>]?: string | number };

/** Path with the language prefix and `:params` still in place, for the route table. */
export function pathPattern(screen: Screen, locale: Locale): string {
  const language = locale === 'zu' ? 'en' : locale;
  const path: string | undefined = screenPaths[screen][language];
  if (path === undefined) throw new Error(`${screen} is in the browser's own language alone`);
  const { prefix } = locales[locale];
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
}

interface LinkOptions {
  query?: Record<string, string | undefined>;
  hash?: string;
}

/** The link to a screen in a language: `screenPath('recipe', 'sv', { slug })`. */
export function screenPath<S extends Screen>(
  screen: S,
  locale: Locale,
  ...[params, options]: keyof PathParams<S> extends never
    ? [params?: undefined, options?: LinkOptions]
    : [params: PathParams<S>, options?: LinkOptions]
): string {
  const pattern = pathPattern(screen, locale);
  // Most have nothing to fill in, and every page has a hundred links.
  const filled = pattern.includes(':') ? fillPattern(pattern, (params ?? {}) as Params) : pattern;
  return `${filled || '/'}${queryString(options?.query)}${options?.hash ? `#${options.hash}` : ''}`;
}

type Params = Record<string, string | number>;

function fillPattern(pattern: string, params: Params): string {
  return pattern
    .split('/')
    .map((segment) => fillSegment(segment, params))
    .filter((segment) => segment !== null)
    .join('/');
}

function fillSegment(segment: string, params: Params): string | null {
  if (!segment.startsWith(':')) return segment;
  const isOptional = segment.endsWith('?');
  const value = params[segment.slice(1, isOptional ? -1 : undefined)];
  if (value === undefined) return null;
  return encodeURIComponent(value);
}

function queryString(query: LinkOptions['query']): string {
  if (query === undefined) return '';
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries as [string, string][])}`;
}
