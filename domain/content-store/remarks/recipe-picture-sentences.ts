import type { Sentence } from './sentence.ts';

/** What the content check says of how a recipe is shown and found: drawing, photo, film, title and address. */
export const recipePictureSentences: readonly Sentence[] = [
  {
    code: 'picture.few-things',
    check: 'Its picture shows fewer than two things.',
    es: 'Su dibujo muestra menos de dos cosas.',
    sv: 'Teckningen visar färre än två saker.',
  },
  {
    code: 'picture.heavy-food',
    check: 'Its picture does not show {food} ({percent} % of the weight): choose it in "art".',
    en: 'Its picture does not show {food} ({percent} % of the weight): choose it for the drawing.',
    es: 'Su dibujo no muestra {food} ({percent} % del peso): elígelo para el dibujo.',
    sv: 'Teckningen visar inte {food} ({percent} % av vikten): välj det till teckningen.',
  },
  {
    code: 'picture.food-of-title',
    check: 'Its picture does not show {food} (in the title): choose it in "art".',
    en: 'Its picture does not show {food}, which the title names: choose it for the drawing.',
    es: 'Su dibujo no muestra {food}, que está en el título: elígelo para el dibujo.',
    sv: 'Teckningen visar inte {food}, som står i titeln: välj det till teckningen.',
  },
  {
    code: 'picture.egg',
    check: 'Its picture shows "{drawing}", but no step cooks an egg so: it is whisked in.',
    es: 'Su dibujo muestra «{drawing}», pero ningún paso cocina así un huevo: va batido.',
    sv: 'Teckningen visar ”{drawing}”, men inget steg tillagar ett ägg så: det vispas i.',
  },
  {
    code: 'picture.shape-of-bakeware',
    check:
      'Its picture is served in "{vessel}", which has not the shape of what the steps bake in.',
    es: 'Su dibujo está servido en «{vessel}», que no tiene la forma de lo que usan los pasos en el horno.',
    sv: 'Teckningen är serverad i ”{vessel}”, som inte har formen av det som stegen bakar i.',
  },
  {
    code: 'picture.mash',
    check: 'Its picture shows no mash, which its title speaks of: choose it in "art".',
    en: 'Its picture shows no mash, which its title speaks of: choose it for the drawing.',
    es: 'Su dibujo no muestra el puré del que habla el título: elígelo para el dibujo.',
    sv: 'Teckningen visar inget mos, som titeln talar om: välj det till teckningen.',
  },
  {
    code: 'picture.vessel-of-title',
    check: 'Its picture is served in "{vessel}", its title speaks of {needed}.',
    es: 'Su dibujo está servido en «{vessel}»; el título habla de {needed}.',
    sv: 'Teckningen är serverad i ”{vessel}”, titeln talar om {needed}.',
  },
  {
    code: 'picture.vessel-of-dish',
    check: 'Its picture is served in "{vessel}", which a {dish} is not.',
    es: 'Su dibujo está servido en «{vessel}», donde no se sirve {dish}.',
    sv: 'Teckningen är serverad i ”{vessel}”, vilket {dish} inte är.',
  },
  {
    code: 'picture.cloth',
    check:
      'Its picture is not well laid: the {vessel} does not stand out from its cloth. Choose it in "art".',
    en: 'In its picture the {vessel} does not stand out from its cloth. Choose another for the drawing.',
    es: 'En su dibujo, {vessel} no se distingue del mantel. Elige otro para el dibujo.',
    sv: 'På teckningen syns {vessel} knappt mot duken. Välj något annat till teckningen.',
  },
  {
    code: 'picture.laid',
    check: 'Its picture is not well laid: {fault}. Choose it in "art".',
    es: 'Su dibujo no está bien dispuesto ({fault}). Elígelo para el dibujo.',
    sv: 'Teckningen är inte väl upplagd ({fault}). Välj till teckningen.',
  },
  {
    code: 'title.short-too-long',
    check: '"{short}" is longer than {most} letters.',
    es: '«{short}» tiene más de {most} letras.',
    sv: '”{short}” är längre än {most} bokstäver.',
  },
  {
    code: 'title.short-says-other',
    check: '"{short}" says "{words}", which "{title}" does not mean.',
    es: '«{short}» dice «{words}», que no es lo que «{title}» significa.',
    sv: '”{short}” säger ”{words}”, vilket ”{title}” inte betyder.',
  },
  {
    code: 'title.needs-short',
    check: '"{title}" needs a short title of at most {most} letters.',
    es: '«{title}» necesita un título corto de {most} letras como máximo.',
    sv: '”{title}” behöver en kort titel på högst {most} bokstäver.',
  },
  {
    code: 'title.promise',
    check: 'The title promises {named}, the list has none.',
    es: 'El título promete {named} y la lista no lo tiene.',
    sv: 'Titeln lovar {named}, men listan har inget.',
  },
  {
    code: 'art.state',
    check: 'A step is one of {choices}.',
    es: 'Un paso es uno de estos: {choices}.',
    sv: 'Ett steg är något av {choices}.',
  },
  {
    code: 'art.unknown',
    check: 'There is no drawing "{name}".',
    es: 'No hay un dibujo «{name}».',
    sv: 'Det finns ingen teckning ”{name}”.',
  },
  {
    code: 'photo.unknown',
    check: 'There is no photo "{id}".',
    es: 'No hay una foto «{id}».',
    sv: 'Det finns inget foto ”{id}”.',
  },
  {
    code: 'photo.focus',
    check: '"{text}" should be two percentages, like "40 60".',
    es: '«{text}» debe ser dos porcentajes, como «40 60».',
    sv: '”{text}” ska vara två procenttal, som ”40 60”.',
  },
  {
    code: 'video.address',
    check: '"{url}" is no film on YouTube or Vimeo, nor /videos/<name>.mp4 of this site.',
    es: '«{url}» no es un video de YouTube o Vimeo, ni /videos/<nombre>.mp4 de este sitio.',
    sv: '”{url}” är ingen film på YouTube eller Vimeo, och inte /videos/<namn>.mp4 här.',
  },
  {
    code: 'address.form',
    check: 'The slug "{slug}" should be lower-case letters a to z, digits and hyphens.',
    en: 'The address "{slug}" should be lower-case letters a to z, digits and hyphens.',
    es: 'La dirección «{slug}» debe llevar solo minúsculas de la a a la z, cifras y guiones.',
    sv: 'Adressen ”{slug}” ska vara små bokstäver a till z, siffror och bindestreck.',
  },
  {
    code: 'address.taken',
    check: 'The address "{slug}" is taken by {other}.',
    es: 'La dirección «{slug}» ya es de {other}.',
    sv: 'Adressen ”{slug}” är redan tagen av {other}.',
  },
];
