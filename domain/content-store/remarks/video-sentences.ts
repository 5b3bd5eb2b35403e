import type { Sentence } from './sentence.ts';

/** What the build says of videos. */
export const videoSentences: readonly Sentence[] = [
  {
    code: 'video.other-chapters',
    check: '{file} has other chapters than the English video.',
    en: 'There should be as many sentences as in English.',
    es: 'Debe haber tantas oraciones como en inglés.',
    sv: 'Det ska vara lika många meningar som på engelska.',
  },
  {
    code: 'video.picture',
    check: '{file} is of no recipe, and says no "picture" that stands for it.',
    en: 'A video of no recipe needs a dish for its picture.',
    es: 'Un video sin receta necesita un plato para su imagen.',
    sv: 'En video utan recept behöver en rätt till sin bild.',
  },
  {
    code: 'video.shots',
    check: '{file} shows {count} things in {chapters} chapters.',
    en: '{count} things are shown in {chapters} chapters.',
    es: 'Se muestran {count} cosas en {chapters} capítulos.',
    sv: '{count} saker visas i {chapters} kapitel.',
  },
  {
    code: 'video.step',
    check: '{file} shows a step that its recipe does not have.',
    en: 'The recipe has no such step.',
    es: 'La receta no tiene ese paso.',
    sv: 'Receptet har inget sådant steg.',
  },
  {
    code: 'video.address-twice',
    check: 'Two videos are called {slug} ({language}).',
    en: 'Another video has the address {slug}.',
    es: 'Otro video tiene la dirección {slug}.',
    sv: 'En annan video har adressen {slug}.',
  },
  {
    code: 'video.times',
    check: '{file}: times of {language} are not in order within {count} seconds.',
    en: 'The times are not in order within {count} seconds.',
    es: 'Los tiempos no están en orden dentro de {count} segundos.',
    sv: 'Tiderna är inte i ordning inom {count} sekunder.',
  },
  {
    code: 'video.no-time',
    check: '{file}: "{line}" does not begin with its time, 1:38.',
    en: '“{line}” does not begin with its time, like 1:38.',
    es: '«{line}» no empieza con su minuto, como 1:38.',
    sv: '”{line}” börjar inte med sin tid, som 1:38.',
  },
  {
    code: 'video.no-file',
    check: 'The file is missing.',
    es: 'Falta el archivo.',
    sv: 'Filen saknas.',
  },
];
