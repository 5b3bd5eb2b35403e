import simmeringPan from './simmering-pan.svg?no-inline';
import { StillLife } from './still-life.tsx';

/** While something takes a while. */
export function SimmeringPan() {
  return <StillLife src={simmeringPan} tint="bg-table-butter" isSimmering />;
}
