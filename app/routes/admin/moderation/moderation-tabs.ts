/** What waits, what anybody has decided, and what the asking moderator has. */
export const moderationTabs = ['waiting', 'decided', 'own'] as const;
export type ModerationTab = (typeof moderationTabs)[number];
