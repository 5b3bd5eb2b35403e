import type { SettingWords } from './words-for-each.ts';

/** What each weight, limit and target is called in Spanish, and why it is what it is. */
export const es: SettingWords = {
  weights: {
    energyOff: [
      'Un día lejos de su energía',
      'Un día con un 30 % de diferencia cuesta 1; después de la seguridad, lo que más importa es la energía.',
    ],
    energyTolerance: [
      'Diferencia que no cuenta',
      'La energía de una receta no se conoce con más de un 5 % de exactitud; por debajo es ruido.',
    ],
    energyFarOff: [
      'Un día muy lejos de su energía',
      'Se suma a lo anterior cuando un día se aleja más de lo que un plan acepta: entonces un plato ligero no es una cena.',
    ],
    energyFarFrom: [
      'Muy lejos empieza en',
      'Lo que los planes y los cambios de plato llaman un día fuera de su energía.',
    ],
    proteinShort: [
      'Un día corto de proteína',
      'Muy poca proteína cuesta más que demasiada energía: los músculos y la saciedad la necesitan.',
    ],
    proteinOver: [
      'Un día con demasiada proteína',
      'Demasiada proteína es cara y aburrida, más que dañina.',
    ],
    proteinOverFrom: [
      'Desde cuándo es demasiada proteína',
      'La mitad por encima de la meta sigue siendo un día alto normal.',
    ],
    vegetablesShort: [
      'Un día corto de verduras',
      'Un día sin verduras; media porción de menos pesa menos que una receta que gusta.',
    ],
    vegetablesFrom: [
      'Verduras que debe tener un día',
      'Tres cuartas partes de lo recomendado, porque no se cuentan las bayas ni otras frutas.',
    ],
    dinnerVegetablesShort: [
      'Una cena corta de verduras',
      'Una cena con 30 g de menos: toda la escala de calificaciones. Con 0,6 se quedaba corta una de cada 15.',
    ],
    dinnerVegetablesFrom: [
      'Verduras que debe tener una cena',
      'En el plato principal va una porción, tenga el día las que tenga.',
    ],
    fiberShort: [
      'Un día corto de fibra',
      'Un día sin fibra; con pocos carbohidratos queda poca si no se busca.',
    ],
    fiberFactorWhenHurried: [
      'La fibra cuenta más para quien tiene prisa',
      'Para esa persona cada alimento y cada plato pesan mucho; al precio normal nadie buscaría la fibra en ellos.',
    ],
    fiberFrom: ['Fibra que debe tener un día', 'Lo que un día debe tener.'],
    saturatedFatOver: [
      'Un día con mucha grasa saturada',
      'El doble de lo aceptado: mucho menos que un día lejos de su energía, porque los estudios difieren.',
    ],
    saturatedFatFrom: [
      'Grasa saturada que se acepta',
      'De la energía; la mitad por encima de lo recomendado, porque aquí la mayor parte de la energía viene de la grasa.',
    ],
    saltOver: [
      'Un día con mucha sal',
      'El doble de lo aceptado; la mayor parte está en el salero.',
    ],
    saltFrom: [
      'Sal que se acepta',
      'Por encima de lo recomendado, porque quien come pocos carbohidratos pierde más sal.',
    ],
    breakfastOver: [
      'Un desayuno demasiado grande',
      'Un desayuno con la mitad de la energía cuesta 0.4: entonces el almuerzo y la cena son pequeños.',
    ],
    breakfastMostShare: [
      'Desayuno más grande',
      'De la energía de un día: por encima, es la comida principal.',
    ],
    lightMeal: [
      'Un almuerzo o una cena demasiado ligeros',
      'Una cena a la que le falta el 5 % del día cuesta 0.2 al fijar las porciones: crece mientras el desayuno se reduce.',
    ],
    lunchLeastShare: [
      'Almuerzo más pequeño',
      'De la energía de un día: por debajo, el almuerzo es un bocadillo.',
    ],
    dinnerLeastShare: [
      'Cena más pequeña',
      'De la energía de un día: una cena debe serlo. 1 de 34 tenía menos de un cuarto.',
    ],
    proteinOfMealShort: [
      'Una comida corta de proteína',
      'Un caldo claro es una entrada: un almuerzo o una cena sin proteína deja con hambre.',
    ],
    proteinOfMealFrom: [
      'Proteína que debe tener una comida',
      'Lo que debe aportar una porción de un plato principal para que sea una comida.',
    ],
    seafoodMissed: [
      'Una comida de pescado o mariscos de menos',
      'Cada comida de pescado o mariscos que le falta a la semana, para quien come pescado.',
    ],
    veganUnasked: [
      'Un plato principal sin nada animal',
      'Un plato principal sin nada animal, para quien come carne: de vez en cuando, no todos los días.',
    ],
    rating: [
      'Calificaciones de las recetas',
      'Lo que un miembro calificaría peor frente a lo mejor.',
    ],
    ratingUnknown: [
      'Estrellas de una receta sin calificar',
      'Las recetas sin calificar cuentan como la media habitual.',
    ],
    starsOfFavorite: [
      'Estrellas de un corazón',
      'Quien da un corazón y ninguna estrella las daría todas.',
    ],
    starsLostBySwap: [
      'Estrellas que quita un cambio',
      'Un plato que se cambió una vez quizá cayó en mal día: un poco menos de él.',
    ],
    mostStarsLostBySwaps: [
      'Máximo de estrellas que quitan los cambios',
      'Tres veces es un no, y aun así no la peor calificación.',
    ],
    opinionsForTaste: [
      'Opiniones que hacen un gusto',
      'Tantas opiniones sobre una cocina, un tipo de plato o una fuente de proteína cuentan tanto como no tener ninguna.',
    ],
    mostStarsByTaste: [
      'Máximo de estrellas por gusto',
      'Lo que se parece a platos que gustan solo es probable que guste.',
    ],
    cuisineMissed: [
      'Un plato de una cocina no deseada',
      'Un deseo, no una condición: cerca de la mitad de la escala de calificaciones.',
    ],
    dishMissed: [
      'Un tipo de plato no deseado',
      'Los miembros nombran pocos platos; una semana solo de ellos sería monótona.',
    ],
    satietyMissed: ['Comida que llena poco', 'De un índice de 100 a uno de 0.'],
    satietyUnknown: [
      'Índice de saciedad de lo que no lo tiene',
      'Un índice desconocido ni ayuda ni perjudica.',
    ],
    satietyFactorWhenHungry: [
      'La saciedad cuenta más para quien tiene hambre',
      'Quien nombra el hambre o los antojos como su reto necesita comida que llene más.',
    ],
    costAboveBudget: [
      'Un nivel de precio sobre el presupuesto',
      'Cada nivel de precio por encima del presupuesto elegido.',
    ],
    hourOfCooking: [
      'Una hora de cocinar',
      'Dentro del límite, una hora menos vale media escala de calificaciones.',
    ],
    hourOfWaiting: [
      'Una hora de espera',
      'Un horno no pide manos, pero sí a alguien en casa: una quinta parte de una hora de cocinar.',
    ],
    recency: [
      'Un plato comido hace poco',
      'Lo último que se comió casi no debe volver: con 40 cenas de 15 minutos, 0.6 hacía volver una de cada dos en dos semanas.',
    ],
    recencyOfFavorite: [
      'Un favorito comido hace poco',
      'Quien le da su corazón a un plato pide que vuelva: se le tiene en cuenta solo una quinta parte.',
    ],
    recencyDecay: [
      'Con qué rapidez se olvida, por día',
      'e^(−1/60) por día: al cabo de un mes queda 0.9, bastante para probar primero lo no probado.',
    ],
    restServing: [
      'Una porción que nadie come',
      'Cada porción que se cocina y nadie come: comida y trabajo para nada. Tres pesan más que cualquier gusto.',
    ],
    proteinRepeated: [
      'Una fuente de proteína una y otra vez',
      'Cada plato de una fuente de proteína más allá de tres por semana: una cuarta noche de camarones aburre.',
    ],
    proteinRepeatedMuch: [
      'Una fuente de proteína casi toda la semana',
      'Además de eso, cada uno más allá de cinco por semana.',
    ],
    dishRepeated: [
      'Un tipo de plato una y otra vez',
      'Cada uno más allá de tres de un tipo de plato por semana.',
    ],
    sameProteinNextDinner: [
      'Misma fuente de proteína en la cena siguiente',
      'Pollo esta noche y pollo mañana se nota.',
    ],
    sameDishNextDinner: [
      'Mismo tipo de plato en la cena siguiente',
      'También sopa esta noche y sopa mañana.',
    ],
    sameProteinNextBreakfast: [
      'Misma fuente de proteína en el desayuno siguiente',
      'Huevos tres mañanas seguidas son rutina; pero a muchos les gustan un día sí y otro no.',
    ],
    sameProteinSameDay: [
      'Misma fuente de proteína dos veces al día',
      'Huevos en el desayuno y otra vez al mediodía; las sobras cuentan, porque también se comen.',
    ],
    sameDishSameDay: [
      'Mismo tipo de plato dos veces al día',
      'Sopa al mediodía y sopa en la noche.',
    ],
    oddPair: [
      'Dos que no van juntos',
      'Pan junto a un sándwich, salsa junto a un guiso: nadie los serviría juntos.',
    ],
    perishableRare: [
      'Un alimento perecedero que usan pocas recetas',
      'Pocas recetas lo aprovechan, así que comprarlo es probablemente desperdiciarlo.',
    ],
    perishableCommon: [
      'Un alimento perecedero que usan muchas recetas',
      'Se aprovecha fácilmente; aun así es una cosa más que comprar.',
    ],
    keptFood: [
      'Un alimento que se conserva',
      'Las latas, los frutos secos y el queso se conservan, pero cada uno es algo más que buscar y cargar.',
    ],
    foodFactorWhenHurried: [
      'Los alimentos cuentan más para quien tiene prisa',
      'Quien tiene quince minutos para cocinar tiene poco tiempo para comprar.',
    ],
    dishWhenHurried: [
      'Un plato distinto, para quien tiene prisa',
      'Cada plato distinto de una semana, para quien tiene poco tiempo: dos veces lo mismo ya se sabe hacer.',
    ],
    dishTooMany: [
      'Un plato distinto más allá del límite',
      'Además, cada uno más allá del límite: se respeta salvo que nada más se respete.',
    ],
    freshLunch: [
      'Un almuerzo recién hecho donde se quieren sobras',
      'Quien quiere sobras quiere cocinar menos al mediodía.',
    ],
    leftoverFactor: [
      'Cuánto gustan las sobras',
      'Una cena que gusta, al día siguiente gusta un poco menos.',
    ],
    leftoverBase: [
      'Las sobras en sí',
      'Entre dos menús iguales, la comida recién hecha gana por poco.',
    ],
    repeatWithinWeek: [
      'Una receta otra vez en la semana',
      'Cuando las recetas tienen que volver en la semana, se reparten por igual.',
    ],
  },
  limits: {
    minimalMinutes: [
      'Cocinar con poco tiempo',
      'El cuestionario pregunta por 15, 45 o más minutos de cocina, y la respuesta vale cualquier día.',
    ],
    averageMinutes: [
      'Cocinar con un tiempo medio',
      'El cuestionario pregunta por 15, 45 o más minutos de cocina, y la respuesta vale cualquier día.',
    ],
    plentyWeekdayMinutes: [
      'Cocinar con mucho tiempo, entre semana',
      'Nadie que tenga tiempo cocina más después del trabajo.',
    ],
    plentyWeekendMinutes: [
      'Cocinar con mucho tiempo, fin de semana',
      'Alcanza para cualquier asado o guiso.',
    ],
    averageWeekdayClock: [
      'De empezar a comer, tiempo medio, entre semana',
      'Después del trabajo puede pasar media hora más mientras el horno hace el resto.',
    ],
    averageWeekendClock: [
      'De empezar a comer, tiempo medio, fin de semana',
      'Un guiso necesita a alguien en casa en un día libre, no a alguien frente a la estufa.',
    ],
    plentyWeekendClock: [
      'De empezar a comer, mucho tiempo, fin de semana',
      'También lo que se sala la noche anterior.',
    ],
    madeAheadWait: [
      'Espera que significa la noche anterior',
      'Un desayuno que reposa tanto se mezcló la noche anterior.',
    ],
    dayOfPlanningMinutes: [
      'Demasiado para el día en que se planea',
      'Quien planea hoy tiene al menos ese tiempo hasta la cena, y ninguna noche antes del desayuno.',
    ],
    weekdayBreakfastMinutes: [
      'Desayuno entre semana',
      'Nadie cocina más antes del trabajo, diga el tiempo que diga.',
    ],
    beginnerDifficulty: [
      'Receta más difícil para principiantes',
      'De 0 a 3: un principiante puede con lo que se llama fácil.',
    ],
    averageDifficulty: [
      'Receta más difícil para quien cocina normalmente',
      'De 0 a 3: las recetas difíciles son para quien las pide.',
    ],
    masterChefDifficulty: ['Receta más difícil para quien cocina bien', 'De 0 a 3: todas.'],
    lessCostLevel: [
      'Nivel de precio de un presupuesto bajo',
      'De 1 a 3: lo que un presupuesto bajo acepta sin costo.',
    ],
    averageCostLevel: [
      'Nivel de precio de un presupuesto medio',
      'De 1 a 3: solo el tercio más caro cuenta en contra.',
    ],
    moreCostLevel: ['Nivel de precio de un presupuesto alto', 'De 1 a 3: el precio no importa.'],
    strictNetCarbs: [
      'Carbohidratos netos por día, keto',
      'Keto queda por debajo, en el extremo estricto de lo que usan los estudios muy bajos en carbohidratos.',
    ],
    moderateNetCarbs: [
      'Carbohidratos netos por día, moderado',
      'Como máximo; también cuando el nivel se desconoce.',
    ],
    liberalNetCarbs: [
      'Carbohidratos netos por día, liberal',
      'Como máximo; muy por debajo de lo que todavía se llama bajo en carbohidratos.',
    ],
    repeatDays: [
      'Una receta vuelve después de',
      'La misma receta como mucho una vez por semana es lo que piden los miembros de cualquier planificador.',
    ],
    longPlanDays: [
      'Un menú es largo desde',
      'Los menús más largos se ven tanto tiempo que piden el doble sin repetir.',
    ],
    acceptedRepeatDays: [
      'Una receta vuelve después de, si hace falta',
      'Donde hay pocas recetas: los desayunos por sí solos y lo demás si el miembro lo acepta.',
    ],
    hurriedRepeatDays: [
      'Una receta vuelve después de, con prisa',
      'Desayunos, almuerzos y acompañamientos de quien tiene poco tiempo: lo mismo un día sí y otro no.',
    ],
    hurriedDishes: [
      'Platos distintos por semana, con prisa',
      'Platos distintos por semana para quien tiene poco tiempo: siete cenas y poco más.',
    ],
    mostPlanDays: ['Menú más largo', 'Cuatro semanas son más de lo que nadie compra de una vez.'],
    weekDays: [
      'Días entre dos compras',
      'Las sobras no pasan de una compra semanal a otra, y la variedad se cuenta de compra a compra.',
    ],
    proteinFree: [
      'Una fuente de proteína es libre hasta',
      'Tantas veces por semana, una fuente de proteína no llama la atención.',
    ],
    proteinMuch: ['Una fuente de proteína es mucha desde', 'Más es casi toda la semana.'],
    dishFree: [
      'Un tipo de plato es libre hasta',
      'Tantas veces por semana, un tipo de plato no llama la atención.',
    ],
    seafoodMeals: [
      'Pescado o mariscos por semana',
      'Tantas veces por semana deben estar en la mesa el pescado o los mariscos.',
    ],
    commonFoodShare: [
      'Un alimento es común desde',
      'Un alimento que usa esta parte de las recetas se aprovecha fácilmente.',
    ],
    leastPortion: [
      'Porción más pequeña',
      'De quien gasta poco; tres porciones normales son una cuarta parte de más.',
    ],
    leastPortionForCarbs: [
      'Porción más pequeña por los carbohidratos',
      'Donde los carbohidratos dejan poco margen, los platos no bajan de lo que sirven las recetas: pasar hambre no es salida.',
    ],
    mostPortion: [
      'Porción más grande',
      'Dos comidas grandes al día son el doble de lo que sirven las recetas; más no cabe en un plato.',
    ],
    portionStep: ['Paso entre porciones', 'En una cocina se pueden medir los cuartos.'],
  },
  targets: {
    restingFemale: ['Energía en reposo, mujeres', 'Su constante.'],
    restingMale: ['Energía en reposo, hombres', 'Su constante.'],
    restingPerKg: ['Energía en reposo, por kg', 'Por kg de peso.'],
    restingPerCm: ['Energía en reposo, por cm', 'Por cm de estatura.'],
    restingPerYear: ['Energía en reposo, por año', 'Por año de edad.'],
    lessActive: [
      'Energía de quien es poco activo',
      'Energía gastada frente a la del reposo, sentado casi todo el día.',
    ],
    moderate: [
      'Energía de quien es medianamente activo',
      'Algo de caminata o deporte casi todos los días.',
    ],
    active: ['Energía de quien es activo', 'Trabajo físico o deporte todos los días.'],
    weightLossShare: [
      'Energía para bajar de peso',
      'Una quinta parte menos de lo que se gasta: medio kg por semana para la mayoría, y se puede sostener.',
    ],
    leastKcalFemale: ['Energía mínima, mujeres', 'El mínimo habitual sin supervisión.'],
    leastKcalMale: ['Energía mínima, hombres', 'El mínimo habitual sin supervisión.'],
    referenceBmi: [
      'IMC con que se calcula la proteína',
      'La proteína se calcula con el peso del extremo superior de lo normal.',
    ],
    countedShareOfExcess: [
      'Parte del peso de más que cuenta',
      'Peso corporal ajustado: de lo que está por encima, una cuarta parte necesita proteína.',
    ],
    adequatePerKg: ['Proteína adecuada, por kg', 'Adecuada.'],
    adequateLeast: ['Proteína adecuada, como mínimo', 'La franja llamada adecuada.'],
    adequateMost: ['Proteína adecuada, como máximo', 'La franja llamada adecuada.'],
    highPerKg: ['Proteína alta, por kg', 'Alta.'],
    highLeast: ['Proteína alta, como mínimo', 'Aquí empieza la franja llamada alta.'],
    highMost: ['Proteína alta, como máximo', 'Más es difícil de comer y ya no ayuda.'],
    leastPerKg: ['Proteína mínima, por kg', 'Práctica baja en carbohidratos.'],
    mostPerKg: ['Proteína máxima, por kg', 'Más allá, la proteína no aporta nada a la mayoría.'],
    mostEnergyShare: [
      'Máxima energía de la proteína',
      'Por encima, la propia proteína se vuelve la carga.',
    ],
    leastProteinFemale: [
      'Proteína mínima, mujeres bajas',
      'En la estatura menor; sube en línea recta.',
    ],
    leastProteinFemaleTall: ['Proteína mínima, mujeres altas', 'En la estatura mayor.'],
    leastProteinMale: [
      'Proteína mínima, hombres bajos',
      'En la estatura menor; sube en línea recta.',
    ],
    leastProteinMaleTall: ['Proteína mínima, hombres altos', 'En la estatura mayor.'],
    shortHeight: ['La estatura menor', 'Donde la proteína mínima empieza a subir.'],
    tallHeight: ['La estatura mayor', 'Donde la proteína mínima deja de subir.'],
    plainDayKcalOfTwoMeals: [
      'Un día corriente de dos comidas',
      'Un día de porciones normales; la porción se ajusta desde ahí. De las recetas que tenemos.',
    ],
    plainDayKcalOfThreeMeals: [
      'Un día corriente de tres comidas',
      'Un día de porciones normales; la porción se ajusta desde ahí. De las recetas que tenemos.',
    ],
  },
  relaxations: {
    leftovers: ['Comer sobras', 'Comer una cena otra vez es lo que menos pide.'],
    cookingTimeStep: [
      'Cocinar más tiempo',
      'Cocinar más tiempo es el deseo al que menos cuesta renunciar.',
    ],
    cookingSkillStep: ['Cocinar algo más difícil', 'También probar algo más difícil.'],
    repeats: [
      'Recetas que vuelven antes',
      'Que las recetas vuelvan antes es aburrido, no difícil.',
    ],
    twoMeals: ['Dos comidas al día', 'Una comida menos cambia el día.'],
    carbLevelStep: [
      'Más carbohidratos',
      'Está cerca de un consejo médico, así que viene después de la comodidad.',
    ],
    avoid: [
      'Un alimento que se evita',
      'Lo que alguien no quiere comer es lo último que se le pide.',
    ],
    mostChangesAtOnce: ['Máximo de cambios en una propuesta', 'Más es otro perfil.'],
    mostRelaxations: ['Máximo de propuestas', 'Más no ayuda a decidir.'],
  },
  search: {
    mainsPerClass: [
      'Platos principales que se consideran',
      'Candidatos que se conservan por clase y precio: lo que comparte alimentos con otros ya es caro por sí solo.',
    ],
    weekendMainsPerClass: [
      'Platos principales lentos, además',
      'Además, los que son demasiado lentos para entre semana.',
    ],
    sidesPerClass: [
      'Acompañamientos que se consideran',
      'Los acompañamientos y los extras importan menos.',
    ],
    foodsNotShared: [
      'Alimentos comprados para un solo plato',
      'De los alimentos que necesita un candidato, lo que por lo general se compra solo para él.',
    ],
    manySurvivors: [
      'Semanas comparadas antes de descartar',
      'A partir de tantas se deja de lado la mitad más cara: casi nunca está ahí la elegida.',
    ],
    steps: [
      'Pasos de cualquier búsqueda',
      'El presupuesto de cualquier búsqueda: con los dos de abajo, 30 ms para una semana, que nadie nota. Un paso tarda unos 35 ns.',
    ],
    stepsPerWeek: ['Pasos más por cada semana', 'Además, los pasos de cada semana.'],
    stepsPerCandidate: [
      'Pasos más por cada receta',
      'Y los de cada receta entre las que se puede elegir.',
    ],
    fewSteps: [
      'Pocos pasos: dos generaciones',
      'Del presupuesto de arriba: con menos, dos generaciones de búsquedas dan mejor resultado que tres.',
    ],
    fewestSteps: [
      'Muy pocos pasos: una sola búsqueda',
      'Con menos, una sola búsqueda da mejor resultado que varias generaciones.',
    ],
    portionApart: [
      'Plato de otro tamaño',
      'Un plato un cuarto más grande o más pequeño que los demás: acercar el día un 1 % a su energía lo vale.',
    ],
    portionBehind: [
      'Retraso con que se descarta una porción',
      'Una porción cuyos menús son tanto peores después de una generación ya no se recupera.',
    ],
  },
};
