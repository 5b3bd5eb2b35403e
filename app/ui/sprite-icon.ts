import { createElement } from 'react';
import type { IconProps } from '@phosphor-icons/react/dist/lib/types';

/** Addresses of the files with all icons, filled in when the product is built. */
declare const iconSprites: { bold: string; more: string };

/** Takes the place of a Phosphor icon in the built product: the same picture, by its name. */
export function spriteIcon(name: string) {
  return function SpriteIcon({
    weight = 'regular',
    size = '1em',
    color = 'currentColor',
    alt: _alt,
    mirrored: _mirrored,
    ...rest
  }: IconProps) {
    const file = weight === 'bold' ? iconSprites.bold : iconSprites.more;
    return createElement(
      'svg',
      { width: size, height: size, fill: color, viewBox: '0 0 256 256', ...rest },
      createElement('use', { href: `${file}#${name}-${weight}` }),
    );
  };
}
