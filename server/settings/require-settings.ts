import { SettingsError, type SettingName, type Settings } from './config.ts';

type Given<Name extends SettingName> = { [Key in Name]: NonNullable<Settings[Key]> };

/** Settings that only make sense together: with one of them, the others must be there. */
export function requireSettings<Name extends SettingName>(
  settings: Settings,
  names: readonly Name[],
): Given<Name> {
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length > 0) throw new SettingsError(missing);
  return settings as Given<Name>;
}

/** With the first of them, all of them are needed. */
export function hasAny(settings: Settings, names: readonly SettingName[]): boolean {
  return names.some((name) => settings[name] !== undefined);
}
