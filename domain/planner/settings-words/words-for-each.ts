import type { settings } from '../settings.ts';

/** Something for each setting of each group, and nothing more. */
export type ForEach<Words> = {
  readonly [Group in keyof typeof settings]: {
    readonly [Name in keyof (typeof settings)[Group]]: Words;
  };
};

export type SettingNames = ForEach<string>;
/** A language that the table itself is not written in tells the reason, too. */
export type SettingWords = ForEach<readonly [name: string, reason: string]>;
