import { buttonClass } from '../../../ui/actions/button-look.ts';
import { Menu, type MenuProps } from '../../../ui/actions/menu.tsx';

interface ChooserProps extends Pick<MenuProps, 'words' | 'goesOnIn'> {
  label: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/**
 * A list that does what is chosen of it and forgets it. No select: that one does what its arrow keys
 * only pass.
 */
export function Chooser({ label, choices, onChoose, ...menu }: ChooserProps) {
  return (
    <Menu
      {...menu}
      label={label}
      namedClass={`${buttonClass({ size: 'sm' })} max-w-full`}
      groups={[
        choices.map((choice) => ({
          label: choice.label,
          onSelect: () => onChoose(choice.value),
        })),
      ]}
    />
  );
}
