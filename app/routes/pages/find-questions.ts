import { fold } from '../../../lib/fold.ts';
import type { WrittenPage } from './written-page.ts';
import { plainWords } from './rich-text.tsx';

type Sections = WrittenPage['sections'];

/** The questions that have every word, in the question or in the answer, under their headings. */
export function findQuestions({ sections, text }: { sections: Sections; text: string }): Sections {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return sections.flatMap((section) => {
    const blocks = section.blocks.flatMap((block) => {
      if (!('questions' in block)) return [];
      const questions = block.questions.filter(({ question, answer }) => {
        const said = plain(`${question} ${plainWords(answer)}`);
        return words.every((word) => said.includes(word));
      });
      return questions.length > 0 ? [{ ...block, questions }] : [];
    });
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });
}

export function countQuestions(sections: Sections): number {
  const counts = sections.flatMap(({ blocks }) =>
    blocks.map((block) => ('questions' in block ? block.questions.length : 0)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function plain(text: string): string {
  return fold(text.toLowerCase());
}
