import type { Sentence } from './sentence.ts';

/** What the content check says of protein, meat and work across a week, and of kinds a plan names. */
export const weekBalanceSentences: readonly Sentence[] = [
  {
    code: 'plan.called-high-protein',
    check:
      'The plan is called high in protein; its mean day has {grams} g, high is more than {high}.',
    es: 'El menú se dice alto en proteína; su día medio tiene {grams} g y alto es más de {high}.',
    sv: 'Menyn kallas proteinrik; medeldagen har {grams} g, proteinrikt är mer än {high}.',
  },
  {
    code: 'plan.unpromised-high-protein',
    check: 'The plan is called high in protein without leastProtein: {high} or more.',
    en: 'The plan is called high in protein without promising at least {high} g.',
    es: 'El menú se dice alto en proteína sin prometer al menos {high} g.',
    sv: 'Menyn kallas proteinrik utan att lova minst {high} g.',
  },
  {
    code: 'plan.said-mean-protein',
    check: 'The plan says {said} grams of protein on an average day; it has {grams}.',
    es: 'El menú dice {said} gramos de proteína en un día promedio; tiene {grams}.',
    sv: 'Menyn säger {said} gram protein en genomsnittlig dag, den har {grams}.',
  },
  {
    code: 'plan.said-more-than-promised',
    check: 'The plan says {said} grams of protein and promises {promised}.',
    es: 'El menú dice {said} gramos de proteína y promete {promised}.',
    sv: 'Menyn säger {said} gram protein och lovar {promised}.',
  },
  {
    code: 'plan.weekday-lunch-work',
    check: 'Day {day} has {recipe} for lunch, which is too much work for a weekday.',
    es: 'El día {day} lleva {recipe} en el almuerzo: demasiado trabajo entre semana.',
    sv: 'Dag {day} har {recipe} till lunch, vilket är för mycket arbete en vardag.',
  },
  {
    code: 'plan.weekday-dinner-work',
    check: 'Day {day} has {recipe} for dinner, which is too much work for a weekday.',
    es: 'El día {day} lleva {recipe} en la cena: demasiado trabajo entre semana.',
    sv: 'Dag {day} har {recipe} till middag, vilket är för mycket arbete en vardag.',
  },
  {
    code: 'plan.same-animal',
    check: 'Day {day} cooks {protein} at noon and at night: {lunch}, {dinner}.',
    es: 'El día {day} se cocina {protein} al mediodía y en la noche: {lunch}, {dinner}.',
    sv: 'Dag {day} har {protein} både till lunch och middag: {lunch}, {dinner}.',
  },
  {
    code: 'plan.animal-in-a-row',
    check: 'From day {day} on {protein} fills more than {most} meals in a row.',
    es: 'Desde el día {day} hay {protein} en más de {most} comidas seguidas.',
    sv: 'Från dag {day} är det {protein} fler än {most} måltider i rad.',
  },
  {
    code: 'plan.ground-meat',
    check: '{count} dinners are of ground meat, the limit is {most}.',
    es: '{count} cenas son de carne molida; el máximo es {most}.',
    sv: '{count} middagar är av färs, det mesta är {most}.',
  },
  {
    code: 'plan.processed-meat',
    check: '{count} meals have processed meat, the limit is {most}.',
    es: '{count} comidas llevan carne procesada; el máximo es {most}.',
    sv: '{count} måltider har charkuterier, det mesta är {most}.',
  },
  {
    code: 'plan.named-kind',
    check: 'The plan says "{said}"; {count} dishes are, the least is {least}.',
    es: 'El menú dice «{said}»; lo son {count} platos y el mínimo es {least}.',
    sv: 'Menyn säger ”{said}”; {count} rätter är det, det minsta är {least}.',
  },
  {
    code: 'plan.named-place',
    check: 'The plan names {place} and cooks nothing from there.',
    es: 'El menú menciona {place} y no cocina nada de allí.',
    sv: 'Menyn nämner {place} och lagar inget därifrån.',
  },
  {
    code: 'plan.own-mornings',
    check: '{count} of {all} breakfasts are of the kitchens that the plan promises.',
    es: '{count} de {all} desayunos son de las cocinas que promete el menú.',
    sv: '{count} av {all} frukostar är av de kök som menyn lovar.',
  },
  {
    code: 'plan.uneven-carbs',
    check: 'Day {day} has {grams} g net carbs, the mean day {mean}: too far apart.',
    es: 'El día {day} tiene {grams} g de carbohidratos netos y el día medio {mean}: demasiada diferencia.',
    sv: 'Dag {day} har {grams} g nettokolhydrater, medeldagen {mean}: för långt ifrån varandra.',
  },
  {
    code: 'plan.many-foods',
    check: 'The week buys {count} foods, the limit is {most}.',
    es: 'La semana compra {count} alimentos; el máximo es {most}.',
    sv: 'Veckan köper {count} livsmedel, det mesta är {most}.',
  },
  {
    code: 'plan.egg-whites',
    check: 'The week asks for {count} egg whites for two, the limit is {most}.',
    es: 'La semana pide {count} claras para dos; el máximo es {most}.',
    sv: 'Veckan kräver {count} äggvitor för två, det mesta är {most}.',
  },
  {
    code: 'plan.named-dishes',
    check: "The plan's words name {count} of its dishes, the least is {least}.",
    es: 'El texto nombra {count} de los platos del menú; el mínimo es {least}.',
    sv: 'Texten nämner {count} av menyns rätter, det minsta är {least}.',
  },
];
