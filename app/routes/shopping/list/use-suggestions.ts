import { useEffect, useState } from 'react';
import { screenPath } from '../../../../i18n/paths.ts';
import type { ShoppingSuggestionFragment, ShoppingSuggestionsQuery } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';

type Suggestion = ShoppingSuggestionFragment;

const fewestLetters = 2;
const mostFormer = 4;
const most = 8;
const typingPauseMs = 150;

/** The member's former words that begin so, at once; then foods, where there is a network. */
export function useSuggestions(args: {
  text: string;
  former: readonly Suggestion[];
}): readonly Suggestion[] {
  const wanted = args.text.trim().toLocaleLowerCase();
  const foods = useFoods(wanted);
  if (wanted.length < fewestLetters) return [];
  const former = args.former.filter(({ text }) => hasWordLike({ text, wanted }));
  const found = [...former.slice(0, mostFormer), ...foods];
  const byText = new Map(found.toReversed().map((each) => [each.text.toLocaleLowerCase(), each]));
  return found.filter((each) => byText.get(each.text.toLocaleLowerCase()) === each).slice(0, most);
}

function hasWordLike({ text, wanted }: { text: string; wanted: string }): boolean {
  const lower = text.toLocaleLowerCase();
  return lower.startsWith(wanted) || lower.includes(` ${wanted}`);
}

/** What was found for what stands there; nothing while nobody answers. */
function useFoods(wanted: string): readonly Suggestion[] {
  const locale = useLocale();
  const [found, setFound] = useState<{ of: string; foods: readonly Suggestion[] }>();

  useEffect(() => {
    if (wanted.length < fewestLetters) return;
    const aborter = new AbortController();
    const query = { text: wanted };
    const address = screenPath('shoppingListSuggestions', locale, undefined, { query });
    const timer = setTimeout(() => {
      void loadFoods({ address, signal: aborter.signal }).then(
        (foods) => setFound({ of: wanted, foods }),
        () => {},
      );
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [wanted, locale]);

  return found !== undefined && wanted.startsWith(found.of) ? found.foods : [];
}

async function loadFoods(args: {
  address: string;
  signal: AbortSignal;
}): Promise<readonly Suggestion[]> {
  const response = await fetch(args.address, { signal: args.signal });
  if (!response.ok) return [];
  const { shoppingSuggestions } = (await response.json()) as ShoppingSuggestionsQuery;
  return shoppingSuggestions;
}
