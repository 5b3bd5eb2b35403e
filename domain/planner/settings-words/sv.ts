import type { SettingWords } from './words-for-each.ts';

/** What each weight, limit and target is called in Swedish, and why it is what it is. */
export const sv: SettingWords = {
  weights: {
    energyOff: [
      'En dag långt från sin energi',
      'En dag 30 % från sin energi kostar 1; efter säkerheten är energin det som betyder mest.',
    ],
    energyTolerance: [
      'Avvikelse som inte räknas',
      'Ett recepts energi är inte känd bättre än på 5 %; mindre skillnader är brus.',
    ],
    energyFarOff: [
      'En dag mycket långt från sin energi',
      'Läggs till när en dag är längre ifrån än vad en plan godtar: då räcker inte en lätt rätt som middag.',
    ],
    energyFarFrom: [
      'Långt ifrån börjar vid',
      'Det som planer och byten kallar en dag utanför sin energi.',
    ],
    proteinShort: [
      'En dag med för lite protein',
      'För lite protein kostar mer än för mycket energi: muskler och mättnad behöver det.',
    ],
    proteinOver: [
      'En dag med för mycket protein',
      'För mycket protein är dyrt och tråkigt snarare än skadligt.',
    ],
    proteinOverFrom: [
      'För mycket protein börjar vid',
      'Hälften över målet är fortfarande en vanlig hög dag.',
    ],
    vegetablesShort: [
      'En dag med för lite grönsaker',
      'En dag utan grönsaker; en halv portion för lite vägs upp av ett recept man tycker om.',
    ],
    vegetablesFrom: [
      'Grönsaker en dag ska ha',
      'Tre fjärdedelar av rådet, eftersom bär och annan frukt inte räknas.',
    ],
    dinnerVegetablesShort: [
      'En middag med för lite grönsaker',
      'En middag som saknar 30 g: hela betygsskalan. Med 0,6 fattades det i var femtonde middag.',
    ],
    dinnerVegetablesFrom: [
      'Grönsaker en middag ska ha',
      'En portion hör till på huvudmålets tallrik, hur många dagen än har.',
    ],
    fiberShort: [
      'En dag med för lite fiber',
      'En dag utan fiber; få kolhydrater lämnar lite kvar om man inte letar efter den.',
    ],
    fiberFactorWhenHurried: [
      'Fiber väger tyngre för den som har bråttom',
      'För den väger varje livsmedel och rätt tungt; till vanligt pris skulle ingen leta efter fiber i dem.',
    ],
    fiberFrom: ['Fiber en dag ska ha', 'Vad en dag bör ha.'],
    saturatedFatOver: [
      'En dag med mycket mättat fett',
      'Dubbelt så mycket som godtas: mycket mindre än en dag långt från sin energi, eftersom studier skiljer sig.',
    ],
    saturatedFatFrom: [
      'Mättat fett som godtas',
      'Av energin; hälften över rådet, eftersom den mesta energin här kommer från fett.',
    ],
    saltOver: ['En dag med mycket salt', 'Dubbelt så mycket som godtas; det mesta är i saltkaret.'],
    saltFrom: ['Salt som godtas', 'Över rådet, eftersom den som äter få kolhydrater förlorar mer.'],
    breakfastOver: [
      'En för stor frukost',
      'En frukost med halva energin kostar 0,4: då blir lunchen och middagen små.',
    ],
    breakfastMostShare: ['Största frukost', 'Av dagens energi: däröver är den dagens huvudmål.'],
    lightMeal: [
      'En lunch eller middag som är för lätt',
      'En middag som saknar 5 % av dagen kostar 0,2 när portionerna bestäms: den växer medan en frukost krymper.',
    ],
    lunchLeastShare: ['Minsta lunch', 'Av dagens energi: därunder är lunchen ett mellanmål.'],
    dinnerLeastShare: [
      'Minsta middag',
      'Av dagens energi: en middag ska vara en. 1 av 34 var under en fjärdedel.',
    ],
    proteinOfMealShort: [
      'En måltid med för lite protein',
      'En klar soppa är en förrätt: en lunch eller middag utan protein mättar inte.',
    ],
    proteinOfMealFrom: [
      'Protein en måltid ska ha',
      'Vad en portion av en huvudrätt ska ge för att vara en måltid.',
    ],
    seafoodMissed: [
      'En måltid fisk eller skaldjur för lite',
      'Varje måltid med fisk eller skaldjur som veckan saknar, för den som äter fisk.',
    ],
    veganUnasked: [
      'En huvudrätt helt utan djur',
      'En huvudrätt helt utan djur, för den som äter kött: då och då, inte varje dag.',
    ],
    rating: ['Receptens betyg', 'Det en medlem skulle ge sämst mot bäst.'],
    ratingUnknown: [
      'Stjärnor för ett recept utan betyg',
      'Recept utan betyg räknas som det vanliga medelbetyget.',
    ],
    starsOfFavorite: [
      'Stjärnor för ett hjärta',
      'Den som ger ett hjärta och inga stjärnor skulle ge alla.',
    ],
    starsLostBySwap: [
      'Stjärnor ett byte tar bort',
      'En rätt som bytts ut en gång kan ha hamnat på fel dag: lite mindre av den.',
    ],
    mostStarsLostBySwaps: [
      'Flest stjärnor byten tar bort',
      'Tre gånger är ett nej, men ändå inte det sämsta betyget.',
    ],
    opinionsForTaste: [
      'Omdömen som blir en smak',
      'Så många omdömen om ett kök, en sorts rätt eller en proteinkälla räknas lika mycket som inga alls.',
    ],
    mostStarsByTaste: [
      'Flest stjärnor av smak',
      'Det som liknar omtyckta rätter är bara troligen omtyckt.',
    ],
    cuisineMissed: [
      'En rätt från ett kök ingen önskat',
      'En önskan, inget villkor: ungefär halva betygsskalan.',
    ],
    dishMissed: [
      'En sorts rätt ingen önskat',
      'Medlemmar nämner få rätter; en vecka med bara dem vore enformig.',
    ],
    satietyMissed: ['Mat som mättar lite', 'Från ett värde på 100 ner till 0.'],
    satietyUnknown: [
      'Mättnadsvärde för det som saknar ett',
      'Ett okänt värde varken hjälper eller skadar.',
    ],
    satietyFactorWhenHungry: [
      'Mättnad räknas mer för den hungriga',
      'Den som säger att hunger eller sug är svårast behöver mat som mättar mer.',
    ],
    costAboveBudget: ['En prisnivå över budgeten', 'Varje prisnivå över den valda budgeten.'],
    hourOfCooking: [
      'En timmes matlagning',
      'Inom gränsen är en timme mindre värd halva betygsskalan.',
    ],
    hourOfWaiting: [
      'En timmes väntan',
      'En ugn behöver inga händer, men någon hemma: en femtedel av en timmes matlagning.',
    ],
    recency: [
      'En rätt som nyss ätits',
      'Det som åts senast bör knappt komma tillbaka: med 40 middagar på 15 minuter kom varannan tillbaka inom två veckor vid 0,6.',
    ],
    recencyOfFavorite: [
      'En favorit som nyss ätits',
      'Den som ger en rätt sitt hjärta vill ha den igen: bara en femtedel räknas den till last.',
    ],
    recencyDecay: [
      'Hur fort det glöms, per dag',
      'e^(−1/60) om dagen: efter en månad är 0,9 kvar, nog för att pröva det oprövade först.',
    ],
    restServing: [
      'En portion ingen äter',
      'Varje portion som lagas och ingen äter: mat och arbete till ingen nytta. Tre väger tyngre än allt man tycker om.',
    ],
    proteinRepeated: [
      'En proteinkälla gång på gång',
      'Varje rätt av en proteinkälla utöver tre i veckan: en fjärde kväll med räkor är tråkig.',
    ],
    proteinRepeatedMuch: [
      'En proteinkälla nästan hela veckan',
      'Utöver det, varje rätt mer än fem i veckan.',
    ],
    dishRepeated: ['En sorts rätt gång på gång', 'Varje utöver tre av samma sort i veckan.'],
    sameProteinNextDinner: [
      'Samma proteinkälla nästa middag',
      'Kyckling i kväll och kyckling i morgon märks.',
    ],
    sameDishNextDinner: [
      'Samma sorts rätt nästa middag',
      'Det gör soppa i kväll och soppa i morgon också.',
    ],
    sameProteinNextBreakfast: [
      'Samma proteinkälla nästa frukost',
      'Ägg tre morgnar i rad är slentrian, men många vill ha ägg varannan dag.',
    ],
    sameProteinSameDay: [
      'Samma proteinkälla två gånger samma dag',
      'Ägg till frukost och igen mitt på dagen; rester räknas, för de äts också.',
    ],
    sameDishSameDay: [
      'Samma sorts rätt två gånger samma dag',
      'Soppa mitt på dagen och soppa på kvällen.',
    ],
    oddPair: [
      'Två som inte hör ihop',
      'Bröd till en smörgås, sås till en gryta: ingen skulle servera dem ihop.',
    ],
    perishableRare: [
      'En färskvara få recept använder',
      'Få recept gör slut på den, så en som köps slängs troligen.',
    ],
    perishableCommon: [
      'En färskvara många recept använder',
      'Den tar lätt slut; den är ändå en sak till att köpa.',
    ],
    keptFood: [
      'En vara som håller sig',
      'Konserver, nötter och ost håller sig, men var och en är en rad att hitta och bära.',
    ],
    foodFactorWhenHurried: [
      'Varor räknas mer för den som har bråttom',
      'Den som har femton minuter att laga mat har ont om tid att handla.',
    ],
    dishWhenHurried: [
      'En rätt till, för den som har bråttom',
      'Varje ny rätt i veckan, för den som har ont om tid: samma två gånger sitter i händerna.',
    ],
    dishTooMany: [
      'En rätt utöver gränsen',
      'Dessutom varje rätt över gränsen: den gäller om inte inget annat gör det.',
    ],
    freshLunch: [
      'En nylagad lunch där rester önskas',
      'Den som vill ha rester vill laga mindre mitt på dagen.',
    ],
    leftoverFactor: [
      'Hur omtyckta rester är',
      'En omtyckt middag är lite mindre omtyckt dagen efter.',
    ],
    leftoverBase: ['Rester i sig', 'Av två lika veckor vinner nylagat med lite.'],
    repeatWithinWeek: [
      'Ett recept igen samma vecka',
      'Där recept måste komma tillbaka inom veckan sprids de jämnt.',
    ],
  },
  limits: {
    minimalMinutes: [
      'Matlagning med lite tid',
      'Frågorna gäller 15, 45 eller fler minuters matlagning, och svaret gäller alla dagar.',
    ],
    averageMinutes: [
      'Matlagning med normal tid',
      'Frågorna gäller 15, 45 eller fler minuters matlagning, och svaret gäller alla dagar.',
    ],
    plentyWeekdayMinutes: [
      'Matlagning med gott om tid, vardag',
      'Ingen som har tid lagar mat längre efter jobbet.',
    ],
    plentyWeekendMinutes: [
      'Matlagning med gott om tid, helg',
      'Räcker till varje stek och långkok.',
    ],
    averageWeekdayClock: [
      'Från start till bord, normal tid, vardag',
      'Efter jobbet får en halvtimme till gå medan ugnen gör resten.',
    ],
    averageWeekendClock: [
      'Från start till bord, normal tid, helg',
      'En gryta behöver någon hemma på en ledig dag, inte någon vid spisen.',
    ],
    plentyWeekendClock: [
      'Från start till bord, gott om tid, helg',
      'Även det som saltas kvällen före.',
    ],
    madeAheadWait: [
      'Väntan som betyder kvällen före',
      'En frukost som står så länge rördes ihop kvällen före.',
    ],
    dayOfPlanningMinutes: [
      'För långt för dagen då man planerar',
      'Den som planerar i dag har minst så lång tid till middagen, och ingen kväll före frukosten.',
    ],
    weekdayBreakfastMinutes: [
      'Frukost på en vardag',
      'Ingen lagar mat längre före jobbet, hur mycket tid de än säger sig ha.',
    ],
    beginnerDifficulty: [
      'Svåraste recept för en nybörjare',
      'Av 0 till 3: en nybörjare klarar det som kallas lätt.',
    ],
    averageDifficulty: [
      'Svåraste recept för den som lagar mat som de flesta',
      'Av 0 till 3: svåra recept är för den som ber om dem.',
    ],
    masterChefDifficulty: ['Svåraste recept för en van kock', 'Av 0 till 3: allt.'],
    lessCostLevel: [
      'Prisnivå för en liten budget',
      'Av 1 till 3: vad en liten budget godtar utan avdrag.',
    ],
    averageCostLevel: [
      'Prisnivå för en normal budget',
      'Av 1 till 3: bara den dyraste tredjedelen räknas emot.',
    ],
    moreCostLevel: ['Prisnivå för en stor budget', 'Av 1 till 3: priset spelar ingen roll.'],
    strictNetCarbs: [
      'Nettokolhydrater om dagen, keto',
      'Keto ligger under detta, i den strikta änden av vad studier med mycket få kolhydrater använder.',
    ],
    moderateNetCarbs: ['Nettokolhydrater om dagen, måttlig', 'Som mest; även där nivån är okänd.'],
    liberalNetCarbs: [
      'Nettokolhydrater om dagen, liberal',
      'Som mest; väl under vad som fortfarande räknas som lågkolhydratkost.',
    ],
    repeatDays: [
      'Ett recept kommer tillbaka efter',
      'Samma recept högst en gång i veckan är vad medlemmar ber varje planerare om.',
    ],
    longPlanDays: [
      'En veckomeny är lång från',
      'Längre veckomenyer syns så länge att de kräver dubbelt så lång tid utan upprepning.',
    ],
    acceptedRepeatDays: [
      'Ett recept kommer tillbaka efter, om det behövs',
      'Där recepten är få: frukostar av sig själva och resten om medlemmen går med på det.',
    ],
    hurriedRepeatDays: [
      'Ett recept kommer tillbaka efter, vid brådska',
      'Frukostar, luncher och tillbehör för den som har ont om tid: samma varannan dag.',
    ],
    hurriedDishes: [
      'Olika rätter i veckan vid brådska',
      'Olika rätter i veckan för den som har ont om tid: sju middagar och lite till.',
    ],
    mostPlanDays: ['Längsta veckomeny', 'Fyra veckor är mer än någon handlar för.'],
    weekDays: [
      'Dagar mellan två inköp',
      'Rester går aldrig över veckohandlingen, och variationen räknas från inköp till inköp.',
    ],
    proteinFree: [
      'En proteinkälla är fri upp till',
      'Så ofta i veckan är en proteinkälla inget att anmärka på.',
    ],
    proteinMuch: ['En proteinkälla är mycket från', 'Mer är nästan hela veckan.'],
    dishFree: [
      'En sorts rätt är fri upp till',
      'Så ofta i veckan är en sorts rätt inget att anmärka på.',
    ],
    seafoodMeals: [
      'Fisk eller skaldjur i veckan',
      'Så ofta i veckan hör fisk eller skaldjur hemma på bordet.',
    ],
    commonFoodShare: [
      'En vara är vanlig från',
      'En vara som så stor del av recepten använder tar lätt slut.',
    ],
    leastPortion: [
      'Minsta portion',
      'För den som gör av med lite; tre vanliga portioner är en fjärdedel för mycket.',
    ],
    leastPortionForCarbs: [
      'Minsta portion på grund av kolhydrater',
      'Där kolhydrater lämnar lite utrymme blir tallrikarna inte mindre än recepten serverar: hunger är ingen utväg.',
    ],
    mostPortion: [
      'Största portion',
      'Två stora måltider om dagen är dubbelt vad recept serverar; mer får inte plats på en tallrik.',
    ],
    portionStep: ['Steg mellan portioner', 'Fjärdedelar går att mäta i ett kök.'],
  },
  targets: {
    restingFemale: ['Energi i vila, kvinnor', 'Dess konstant.'],
    restingMale: ['Energi i vila, män', 'Dess konstant.'],
    restingPerKg: ['Energi i vila, per kg', 'Per kg vikt.'],
    restingPerCm: ['Energi i vila, per cm', 'Per cm längd.'],
    restingPerYear: ['Energi i vila, per år', 'Per levnadsår.'],
    lessActive: [
      'Energi för den som rör sig lite',
      'Förbrukad energi mot den i vila, sittande större delen av dagen.',
    ],
    moderate: [
      'Energi för den som rör sig måttligt',
      'Lite promenader eller träning de flesta dagar.',
    ],
    active: ['Energi för den som rör sig mycket', 'Kroppsarbete eller träning varje dag.'],
    weightLossShare: [
      'Energi för att gå ner i vikt',
      'En femtedel mindre än vad som förbrukas: ett halvt kg i veckan för de flesta, och det går att hålla.',
    ],
    leastKcalFemale: ['Minsta energi, kvinnor', 'Det vanliga golvet utan uppföljning.'],
    leastKcalMale: ['Minsta energi, män', 'Det vanliga golvet utan uppföljning.'],
    referenceBmi: [
      'BMI som protein räknas från',
      'Protein räknas på vikten i övre änden av det normala.',
    ],
    countedShareOfExcess: [
      'Del av vikten däröver som räknas',
      'Justerad kroppsvikt: av det som ligger över behöver en fjärdedel protein.',
    ],
    adequatePerKg: ['Tillräckligt protein, per kg', 'Tillräckligt.'],
    adequateLeast: ['Tillräckligt protein, minst', 'Intervallet som kallas tillräckligt.'],
    adequateMost: ['Tillräckligt protein, högst', 'Intervallet som kallas tillräckligt.'],
    highPerKg: ['Högt protein, per kg', 'Högt.'],
    highLeast: ['Högt protein, minst', 'Här börjar intervallet som kallas högt.'],
    highMost: ['Högt protein, högst', 'Mer är svårt att äta och hjälper inte mer.'],
    leastPerKg: ['Minsta protein, per kg', 'Praxis för lågkolhydratkost.'],
    mostPerKg: ['Mesta protein, per kg', 'Däröver tillför protein inget för de flesta.'],
    mostEnergyShare: ['Mesta energi från protein', 'Däröver blir proteinet självt en belastning.'],
    leastProteinFemale: [
      'Minsta protein, kortare kvinnor',
      'Vid den kortare längden; stiger i en rak linje.',
    ],
    leastProteinFemaleTall: ['Minsta protein, längre kvinnor', 'Vid den längre längden.'],
    leastProteinMale: [
      'Minsta protein, kortare män',
      'Vid den kortare längden; stiger i en rak linje.',
    ],
    leastProteinMaleTall: ['Minsta protein, längre män', 'Vid den längre längden.'],
    shortHeight: ['Den kortare längden', 'Där minsta protein börjar stiga.'],
    tallHeight: ['Den längre längden', 'Där minsta protein slutar stiga.'],
    plainDayKcalOfTwoMeals: [
      'En vanlig dag med två måltider',
      'En dag med vanliga portioner; portionen räknas upp eller ner från den. Av de recept vi har.',
    ],
    plainDayKcalOfThreeMeals: [
      'En vanlig dag med tre måltider',
      'En dag med vanliga portioner; portionen räknas upp eller ner från den. Av de recept vi har.',
    ],
  },
  relaxations: {
    leftovers: ['Äta rester', 'Att äta en middag igen kräver minst.'],
    cookingTimeStep: ['Laga mat längre', 'Att laga mat längre är den mildaste önskan att ge upp.'],
    cookingSkillStep: ['Laga något svårare', 'Det är även att pröva något svårare.'],
    repeats: [
      'Recept som kommer tillbaka tidigare',
      'Recept som kommer tillbaka tidigare är tråkigt, inte svårt.',
    ],
    twoMeals: ['Två måltider om dagen', 'En måltid mindre ändrar dagen.'],
    carbLevelStep: ['Fler kolhydrater', 'Nära ett medicinskt råd, därför senare än bekvämlighet.'],
    avoid: ['En vara som undviks', 'Mat någon inte vill äta frågas det om sist.'],
    mostChangesAtOnce: ['Flest ändringar i ett förslag', 'Mer är en annan profil.'],
    mostRelaxations: ['Flest förslag', 'Fler hjälper inte den som ska välja.'],
  },
  search: {
    mainsPerClass: [
      'Huvudrätter som övervägs',
      'Kandidater som behålls per klass och pris: det som delar varor med andra är dyrt för sig.',
    ],
    weekendMainsPerClass: [
      'Långsamma huvudrätter därtill',
      'Därtill de som är för långsamma för vardagar.',
    ],
    sidesPerClass: ['Tillbehör som övervägs', 'Tillbehör och extra betyder mindre.'],
    foodsNotShared: [
      'Varor som köps till en enda rätt',
      'Av varorna en kandidat behöver, det som i regel köps bara till den.',
    ],
    manySurvivors: [
      'Veckor som jämförs innan några faller bort',
      'Från så många hoppas den dyrare halvan över: där finns nästan aldrig den valda.',
    ],
    steps: [
      'Steg i varje sökning',
      'Varje söknings budget: med de två nedan 30 ms för en vecka, som ingen märker. Ett steg tar ungefär 35 ns.',
    ],
    stepsPerWeek: ['Steg därtill för varje vecka', 'Steg för varje vecka därtill.'],
    stepsPerCandidate: [
      'Steg därtill för varje recept',
      'Och för varje recept som finns att välja bland.',
    ],
    fewSteps: [
      'Få steg: två generationer',
      'Av budgeten ovan: med mindre går två generationer sökningar bättre än tre.',
    ],
    fewestSteps: [
      'Allra minst steg: en enda sökning',
      'Med mindre går en enda sökning bättre än flera generationer.',
    ],
    portionApart: [
      'Tallrik av annan storlek',
      'En tallrik som är en fjärdedel större eller mindre än de andra: att dagen kommer 1 % närmare sin energi är värt det.',
    ],
    portionBehind: [
      'När en portion faller bort',
      'En portion vars veckor är så mycket sämre efter en generation hinner inte ikapp.',
    ],
  },
};
