import type { Sentence } from './sentence.ts';

/** What the content check says of the days of a themed plan, as a dietitian and a cook read them. */
export const planDaySentences: readonly Sentence[] = [
  {
    code: 'plan.day-energy',
    check: 'Day {day} has {kcal} kcal, the least is {least}.',
    es: 'El día {day} tiene {kcal} kcal; el mínimo es {least}.',
    sv: 'Dag {day} har {kcal} kcal, det minsta är {least}.',
  },
  {
    code: 'plan.day-protein',
    check: 'Day {day} has {grams} g protein, the least is {least}.',
    es: 'El día {day} tiene {grams} g de proteína; el mínimo es {least}.',
    sv: 'Dag {day} har {grams} g protein, det minsta är {least}.',
  },
  {
    code: 'plan.day-salt',
    check: 'Day {day} has {grams} g salt, the limit is {limit}.',
    es: 'El día {day} tiene {grams} g de sal, el límite es {limit}.',
    sv: 'Dag {day} har {grams} g salt, gränsen är {limit}.',
  },
  {
    code: 'plan.day-saturated-fat',
    check: 'Day {day} has {grams} g saturated fat, the limit is {limit}.',
    es: 'El día {day} tiene {grams} g de grasa saturada, el límite es {limit}.',
    sv: 'Dag {day} har {grams} g mättat fett, gränsen är {limit}.',
  },
  {
    code: 'plan.unknown-figure',
    check: 'A food of {recipe} lacks its salt, saturated fat, fiber or protein.',
    es: 'A un alimento de {recipe} le falta su sal, grasa saturada, fibra o proteína.',
    sv: 'Ett livsmedel i {recipe} saknar salt, mättat fett, fiber eller protein.',
  },
  {
    code: 'plan.vegetables',
    check: 'The {meal} of day {day} has {grams} g vegetables, the least is {least}.',
    es: 'La comida ({meal}) del día {day} tiene {grams} g de verduras; el mínimo es {least}.',
    sv: 'Måltiden ({meal}) dag {day} har {grams} g grönsaker, det minsta är {least}.',
  },
  {
    code: 'plan.mean-limit',
    check: 'The mean day has {amount} {unit} {nutrient}, the limit is {limit}.',
    es: 'El día medio tiene {amount} {unit} de {nutrient}; el límite es {limit}.',
    sv: 'Medeldagen har {amount} {unit} {nutrient}, gränsen är {limit}.',
  },
  {
    code: 'plan.mean-least',
    check: 'The mean day has {amount} {unit} {nutrient}, the least is {least}.',
    es: 'El día medio tiene {amount} {unit} de {nutrient}; el mínimo es {least}.',
    sv: 'Medeldagen har {amount} {unit} {nutrient}, det minsta är {least}.',
  },
  {
    code: 'plan.least-net-carbs',
    check: 'Day {day} has {grams} g net carbs, the least is {least}.',
    es: 'El día {day} tiene {grams} g de carbohidratos netos; el mínimo es {least}.',
    sv: 'Dag {day} har {grams} g nettokolhydrater, det minsta är {least}.',
  },
  {
    code: 'plan.mean-net-carbs',
    check: 'The mean day has {grams} g net carbs; {strictness} is {least} to {most}.',
    es: 'El día medio tiene {grams} g de carbohidratos netos; {strictness} va de {least} a {most}.',
    sv: 'Medeldagen har {grams} g nettokolhydrater; {strictness} är {least} till {most}.',
  },
  {
    code: 'plan.family',
    check: '{count} dishes are {family}: {recipes}.',
    es: '{count} platos son {family}: {recipes}.',
    sv: '{count} rätter är {family}: {recipes}.',
  },
  {
    code: 'plan.beside',
    check: 'Day {day} has {side} beside {main}.',
    es: 'El día {day} lleva {side} junto a {main}.',
    sv: 'Dag {day} har {side} bredvid {main}.',
  },
  {
    code: 'plan.other-cuisine',
    check: 'Day {day} has {recipe} ({cuisine}) in a plan of {cuisines}.',
    es: 'El día {day} lleva {recipe} ({cuisine}) en un menú de {cuisines}.',
    sv: 'Dag {day} har {recipe} ({cuisine}) i en meny av {cuisines}.',
  },
  {
    code: 'plan.desserts-of-week',
    check: 'The week has {count} desserts, the limit is {most}.',
    es: 'La semana tiene {count} postres; el límite es {most}.',
    sv: 'Veckan har {count} efterrätter, gränsen är {most}.',
  },
  {
    code: 'plan.desserts-of-day',
    check: 'Day {day} has {count} desserts.',
    es: 'El día {day} tiene {count} postres.',
    sv: 'Dag {day} har {count} efterrätter.',
  },
  {
    code: 'plan.dessert-with-meal',
    check: 'Day {day} has {recipe} with {meal}.',
    es: 'El día {day} lleva {recipe} en esta comida: {meal}.',
    sv: 'Dag {day} har {recipe} till {meal}.',
  },
  {
    code: 'plan.work-of-day',
    check: 'Day {day} asks for {minutes} minutes of work, the limit is {most}.',
    es: 'El día {day} pide {minutes} minutos de trabajo; el límite es {most}.',
    sv: 'Dag {day} kräver {minutes} minuters arbete, gränsen är {most}.',
  },
  {
    code: 'plan.slow-lunch',
    check: 'Day {day} has {recipe} for lunch, which takes too long on a weekday.',
    es: 'El día {day} lleva {recipe} en el almuerzo, que tarda demasiado entre semana.',
    sv: 'Dag {day} har {recipe} till lunch, vilket tar för lång tid på en vardag.',
  },
  {
    code: 'plan.not-quick',
    check: 'Day {day} has {recipe}, which is not quick.',
    es: 'El día {day} lleva {recipe}, que no es rápida.',
    sv: 'Dag {day} har {recipe}, som inte går fort.',
  },
  {
    code: 'plan.eggs',
    check: 'Day {day} has eggs three times.',
    es: 'El día {day} lleva huevos tres veces.',
    sv: 'Dag {day} har ägg tre gånger.',
  },
  {
    code: 'plan.soup',
    check: 'Day {day} has soup twice.',
    es: 'El día {day} lleva sopa dos veces.',
    sv: 'Dag {day} har soppa två gånger.',
  },
  {
    code: 'plan.twice-on-plate',
    check: 'Day {day} has {food} twice on a plate: {main}, {side}.',
    es: 'El día {day} lleva {food} dos veces en un plato: {main}, {side}.',
    sv: 'Dag {day} har {food} två gånger på en tallrik: {main}, {side}.',
  },
  {
    code: 'plan.twice',
    check: 'Day {day} has {food} twice: {lunch}, {dinner}.',
    es: 'El día {day} lleva {food} dos veces: {lunch}, {dinner}.',
    sv: 'Dag {day} har {food} två gånger: {lunch}, {dinner}.',
  },
  {
    code: 'plan.beside-sweet',
    check: 'Day {day} has {side} beside the sweet {main}.',
    es: 'El día {day} lleva {side} junto a {main}, que es dulce.',
    sv: 'Dag {day} har {side} bredvid {main}, som är söt.',
  },
];
