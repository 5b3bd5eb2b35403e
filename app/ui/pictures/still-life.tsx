import { classNames } from '../class-names.ts';
import emptyPan from './empty-pan.svg?no-inline';
import emptyPlate from './empty-plate.svg?no-inline';
import simmeringPan from './simmering-pan.svg?no-inline';

const scenes = {
  'empty-plate': { src: emptyPlate, tint: 'bg-table-sage' },
  'empty-pan': { src: emptyPan, tint: 'bg-table-blush' },
  'simmering-pan': { src: simmeringPan, tint: 'bg-table-butter' },
};

export type Scene = keyof typeof scenes;

/** The pictures of empty, failed and waiting: an empty plate or a pan on a tint. */
export function StillLife({ scene }: { scene: Scene }) {
  const { src, tint } = scenes[scene];
  return (
    <div className={classNames('relative size-44 rounded-full', tint)}>
      <img
        src={src}
        alt=""
        width={460}
        height={460}
        className={classNames(
          'absolute top-1/2 left-1/2 size-60 max-w-none -translate-1/2',
          scene === 'simmering-pan' && 'animate-simmer',
        )}
      />
    </div>
  );
}
