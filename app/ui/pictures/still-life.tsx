import { classNames } from '../class-names.ts';
import emptyPan from './empty-pan.svg?no-inline';
import emptyPlate from './empty-plate.svg?no-inline';
import simmeringPan from './simmering-pan.svg?no-inline';
import apron from './scenes/apron.svg?no-inline';
import basket from './scenes/basket.svg?no-inline';
import cleanBin from './scenes/clean-bin.svg?no-inline';
import eggTimer from './scenes/egg-timer.svg?no-inline';
import foodDiary from './scenes/food-diary.svg?no-inline';
import fullBasket from './scenes/full-basket.svg?no-inline';
import heartEgg from './scenes/heart-egg.svg?no-inline';
import keys from './scenes/keys.svg?no-inline';
import laidTable from './scenes/laid-table.svg?no-inline';
import ledger from './scenes/ledger.svg?no-inline';
import lockedCloche from './scenes/locked-cloche.svg?no-inline';
import questionCard from './scenes/question-card.svg?no-inline';
import scale from './scenes/scale.svg?no-inline';
import searching from './scenes/searching.svg?no-inline';
import tornList from './scenes/torn-list.svg?no-inline';
import twoPlates from './scenes/two-plates.svg?no-inline';

/** Each tells what is empty there, so that two empty places don't look alike. */
const emptyScenes = {
  apron: { src: apron, tint: 'bg-table-sage' },
  basket: { src: basket, tint: 'bg-table-butter' },
  'clean-bin': { src: cleanBin, tint: 'bg-table-blush' },
  'egg-timer': { src: eggTimer, tint: 'bg-table-sky' },
  'food-diary': { src: foodDiary, tint: 'bg-table-lilac' },
  'full-basket': { src: fullBasket, tint: 'bg-table-oat' },
  'heart-egg': { src: heartEgg, tint: 'bg-table-sage' },
  keys: { src: keys, tint: 'bg-table-butter' },
  'laid-table': { src: laidTable, tint: 'bg-table-oat' },
  ledger: { src: ledger, tint: 'bg-table-sky' },
  'locked-cloche': { src: lockedCloche, tint: 'bg-table-lilac' },
  'question-card': { src: questionCard, tint: 'bg-table-oat' },
  scale: { src: scale, tint: 'bg-table-sage' },
  searching: { src: searching, tint: 'bg-table-butter' },
  'torn-list': { src: tornList, tint: 'bg-table-blush' },
  'two-plates': { src: twoPlates, tint: 'bg-table-sky' },
};
const scenes = {
  ...emptyScenes,
  'empty-plate': { src: emptyPlate, tint: 'bg-table-sage' },
  'empty-pan': { src: emptyPan, tint: 'bg-table-blush' },
  'simmering-pan': { src: simmeringPan, tint: 'bg-table-butter' },
};

export type EmptyScene = keyof typeof emptyScenes;
export type Scene = keyof typeof scenes;

/** The pictures of empty, failed and waiting, on a tint. */
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
