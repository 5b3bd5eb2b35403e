type Translated = Readonly<Record<string, string>>;

/** What sources say, where they say more than a name; the others are the same in every language. */
export const sourcesInOtherLanguages: Readonly<Record<'es' | 'sv', Translated>> = {
  es: {
    'WHO healthy diet: at least 400 g of fruit and vegetables a day':
      'OMS, alimentación sana: al menos 400 g de frutas y verduras al día',
    'EFSA 2010, WHO 2023: at least 25 g a day': 'EFSA 2010, OMS 2023: al menos 25 g al día',
    'WHO 2023: at most a tenth of energy from saturated fat':
      'OMS 2023: como máximo una décima parte de la energía de grasa saturada',
    'WHO 2012: less than 5 g a day': 'OMS 2012: menos de 5 g al día',
    'Jäger 2017, ISSN position stand (PMC5477153): 20 to 40 g a meal':
      'Jäger 2017, posición de la ISSN (PMC5477153): de 20 a 40 g por comida',
    'Jäger 2017, ISSN position stand (PMC5477153)': 'Jäger 2017, posición de la ISSN (PMC5477153)',
    'Jäger 2017, ISSN position stand (PMC5477153): 1.4 to 2.0':
      'Jäger 2017, posición de la ISSN (PMC5477153): de 1.4 a 2.0',
    'Hallberg 2018, Virta trial (PMC6104272): 1.5 g per kg of reference weight':
      'Hallberg 2018, estudio Virta (PMC6104272): 1.5 g por kg de peso de referencia',
    'Feinman 2015 (PMID 25287761): very low-carb is 20 to 50 g':
      'Feinman 2015 (PMID 25287761): muy bajo en carbohidratos es de 20 a 50 g',
    'Feinman 2015 (PMID 25287761): low-carb is under 130 g':
      'Feinman 2015 (PMID 25287761): bajo en carbohidratos es menos de 130 g',
    'AHA 2018 (PMID 29773586): one to two seafood meals a week':
      'AHA 2018 (PMID 29773586): una o dos comidas de pescado o mariscos por semana',
    'FAO/WHO/UNU 2004': 'FAO/OMS/UNU 2004',
    'FAO/WHO/UNU 2004: 1.40 to 1.69 is a sedentary or light way of life':
      'FAO/OMS/UNU 2004: de 1.40 a 1.69 es una vida sedentaria o ligera',
    'FAO/WHO/UNU 2004: 1.70 to 1.99 is an active way of life':
      'FAO/OMS/UNU 2004: de 1.70 a 1.99 es una vida activa',
    'AHA/ACC/TOS 2013 (PMID 24222017): 500 to 750 kcal a day less':
      'AHA/ACC/TOS 2013 (PMID 24222017): de 500 a 750 kcal menos al día',
    'WHO: normal weight is a BMI of 18.5 to 25': 'OMS: el peso normal es un IMC de 18.5 a 25',
    'Bilsborough 2006 (PMID 16779921): 35 % advised, 40 % the ceiling here':
      'Bilsborough 2006 (PMID 16779921): se aconseja 35 %, aquí el techo es 40 %',
  },
  sv: {
    'WHO healthy diet: at least 400 g of fruit and vegetables a day':
      'WHO, hälsosam kost: minst 400 g frukt och grönsaker om dagen',
    'EFSA 2010, WHO 2023: at least 25 g a day': 'EFSA 2010, WHO 2023: minst 25 g om dagen',
    'WHO 2023: at most a tenth of energy from saturated fat':
      'WHO 2023: högst en tiondel av energin från mättat fett',
    'WHO 2012: less than 5 g a day': 'WHO 2012: mindre än 5 g om dagen',
    'Jäger 2017, ISSN position stand (PMC5477153): 20 to 40 g a meal':
      'Jäger 2017, ISSN:s ståndpunkt (PMC5477153): 20 till 40 g per måltid',
    'Jäger 2017, ISSN position stand (PMC5477153)': 'Jäger 2017, ISSN:s ståndpunkt (PMC5477153)',
    'Jäger 2017, ISSN position stand (PMC5477153): 1.4 to 2.0':
      'Jäger 2017, ISSN:s ståndpunkt (PMC5477153): 1,4 till 2,0',
    'Hallberg 2018, Virta trial (PMC6104272): 1.5 g per kg of reference weight':
      'Hallberg 2018, Virtastudien (PMC6104272): 1,5 g per kg referensvikt',
    'Feinman 2015 (PMID 25287761): very low-carb is 20 to 50 g':
      'Feinman 2015 (PMID 25287761): mycket få kolhydrater är 20 till 50 g',
    'Feinman 2015 (PMID 25287761): low-carb is under 130 g':
      'Feinman 2015 (PMID 25287761): få kolhydrater är under 130 g',
    'AHA 2018 (PMID 29773586): one to two seafood meals a week':
      'AHA 2018 (PMID 29773586): en till två måltider med fisk eller skaldjur i veckan',
    'FAO/WHO/UNU 2004: 1.40 to 1.69 is a sedentary or light way of life':
      'FAO/WHO/UNU 2004: 1,40 till 1,69 är ett stillasittande eller lätt liv',
    'FAO/WHO/UNU 2004: 1.70 to 1.99 is an active way of life':
      'FAO/WHO/UNU 2004: 1,70 till 1,99 är ett aktivt liv',
    'AHA/ACC/TOS 2013 (PMID 24222017): 500 to 750 kcal a day less':
      'AHA/ACC/TOS 2013 (PMID 24222017): 500 till 750 kcal mindre om dagen',
    'WHO: normal weight is a BMI of 18.5 to 25': 'WHO: normalvikt är ett BMI på 18,5 till 25',
    'Bilsborough 2006 (PMID 16779921): 35 % advised, 40 % the ceiling here':
      'Bilsborough 2006 (PMID 16779921): 35 % rekommenderas, 40 % är taket här',
  },
};
