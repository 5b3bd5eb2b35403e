import * as m from '../../../../i18n/paraglide/messages.js';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { chooseTheme, type Theme } from '../../../ui/theme/theme.ts';
import { useTheme } from '../../../ui/theme/use-theme.ts';

/** Kept by the browser alone, so it needs its scripts. */
export function ThemeChoice() {
  const theme = useTheme();
  return (
    <Segmented<Theme>
      label={m.identity_theme()}
      options={[
        { value: 'system', label: m.identity_theme_system() },
        { value: 'light', label: m.identity_theme_light() },
        { value: 'dark', label: m.identity_theme_dark() },
      ]}
      value={theme}
      onChange={chooseTheme}
    />
  );
}
