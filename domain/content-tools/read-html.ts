import { Parser } from 'htmlparser2';
import { problemOf } from './foreign-recipe.ts';
import type { ForeignRecipes } from './foreign-recipe.ts';
import { readJson } from './read-json.ts';
import { readSchemaRecipes } from './read-schema-recipe.ts';

/** The recipes a page tells search engines about. */
export function readHtmlRecipes(html: string): ForeignRecipes {
  const scripts = linkedData(html);
  const outcomes = scripts.map(({ text, line }) => {
    const json = readJson({ text: text.replace(/^\s*<!--|-->\s*$/g, ''), firstLine: line });
    return json.ok ? readSchemaRecipes(json.value) : { recipes: [], problems: [json.reason] };
  });
  const recipes = outcomes.flatMap((outcome) => outcome.recipes);
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  if (recipes.length > 0 || problems.length > 0) return { recipes, problems };
  return { recipes, problems: [problemOf('The page holds no schema.org/Recipe.')] };
}

function linkedData(html: string): readonly { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  let text: string | null = null;
  const line = lineCounter(html);
  let start = 1;
  const parser = new Parser({
    onopentag(name, { type = '' }) {
      if (name !== 'script' || !/^\s*application\/ld\+json/i.test(type)) return;
      text = '';
      start = line(parser.endIndex + 1);
    },
    ontext(part) {
      if (text !== null) text += part;
    },
    onclosetag(name) {
      if (name !== 'script' || text === null) return;
      found.push({ text, line: start });
      text = null;
    },
  });
  parser.end(html);
  return found;
}

/** The line of a place; each place is behind the one before it. */
function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let counted = 0;
  return (place) => {
    for (; counted < place; counted += 1) if (text[counted] === '\n') line += 1;
    return line;
  };
}
