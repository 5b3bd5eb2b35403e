import basket from '../pictures/scenes/basket.svg?no-inline';
import cleanBin from '../pictures/scenes/clean-bin.svg?no-inline';
import eggTimer from '../pictures/scenes/egg-timer.svg?no-inline';
import foodDiary from '../pictures/scenes/food-diary.svg?no-inline';
import fullBasket from '../pictures/scenes/full-basket.svg?no-inline';
import heartEgg from '../pictures/scenes/heart-egg.svg?no-inline';
import keys from '../pictures/scenes/keys.svg?no-inline';
import laidTable from '../pictures/scenes/laid-table.svg?no-inline';
import ledger from '../pictures/scenes/ledger.svg?no-inline';
import lockedCloche from '../pictures/scenes/locked-cloche.svg?no-inline';
import questionCard from '../pictures/scenes/question-card.svg?no-inline';
import scale from '../pictures/scenes/scale.svg?no-inline';
import searching from '../pictures/scenes/searching.svg?no-inline';
import threePlates from '../pictures/scenes/three-plates.svg?no-inline';
import tornList from '../pictures/scenes/torn-list.svg?no-inline';
import twoPlates from '../pictures/scenes/two-plates.svg?no-inline';
import { StillLife } from '../pictures/still-life.tsx';
import { State, type StateTexts } from './states.tsx';

/** Each tells what is empty there, so that two empty places don't look alike. */
const scenes = {
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
  'three-plates': { src: threePlates, tint: 'bg-table-oat' },
  'torn-list': { src: tornList, tint: 'bg-table-blush' },
  'two-plates': { src: twoPlates, tint: 'bg-table-sky' },
};

type EmptyScene = keyof typeof scenes;

/** A picture of what is empty, one sentence, one action. */
export function EmptyState({ scene, ...texts }: StateTexts & { scene: EmptyScene }) {
  return <State picture={<StillLife {...scenes[scene]} />} {...texts} />;
}
