/** How far somebody came in the quiz: to its first answer, to its end. */
export const quizReached = ['BEGUN', 'FINISHED'] as const;
export type QuizReached = (typeof quizReached)[number];
