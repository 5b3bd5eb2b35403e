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
  let start = 0;
  const parser = new Parser({
    onopentag(name, { type = '' }) {
      if (name !== 'script' || !/^\s*application\/ld\+json/i.test(type)) return;
      text = '';
      start = parser.endIndex + 1;
    },
    ontext(part) {
      if (text !== null) text += part;
    },
    onclosetag(name) {
      if (name !== 'script' || text === null) return;
      found.push({ text, line: html.slice(0, start).split('\n').length });
      text = null;
    },
  });
  parser.end(html);
  return found;
}
