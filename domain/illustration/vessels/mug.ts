import type { Composition, Setting } from '../setting.ts';
import { blob } from '../shapes.ts';
import { circle, ellipse, line, noOutline, path, ring, roundCaps } from '../svg.ts';
import { glazedEdges, shadow, sheen } from '../tableware.ts';
import { fit } from './placing.ts';

type Tones = readonly [edge: string, face: string, light: string];

/** A mug of something baked in the microwave, risen above its rim. */
export function bakeMug(setting: Setting): Composition {
  const { stage, foods, glaze } = setting;
  const [edge, face, light] = matterOf(setting);
  const vessel =
    shadow(setting, 122) +
    `<g transform="rotate(${stage.pick([28, -24, 140])})">` +
    `<path d="M104-26H150Q172-26 172 0T150 26H104" fill="none" stroke="${glaze.surface}" stroke-width="20"/>` +
    `<path d="M104-26H150Q172-26 172 0T150 26H104" fill="none" stroke="${glaze.well}" stroke-width="6"/></g>` +
    circle(0, 0, 120, glaze.surface, noOutline) +
    ring(119, glaze.edge, 3) +
    circle(0, 0, 104, glaze.well, noOutline) +
    sheen(120);
  const crumbs =
    'M-40-30h.1M-8-48h.1M34-36h.1M52 4h.1M-56 12h.1M-20 4h.1M16 14h.1M-34 42h.1M10 50h.1M42 36h.1';
  const strewn = [...foods.side, ...foods.top, ...foods.garnish].slice(0, 3);
  const contents =
    path(blob(stage.random, 98, 96, 18, 0.04), edge) +
    path(blob(stage.random, 90, 88, 16, 0.05), face, noOutline) +
    ellipse(-24, -38, 44, 24, light, noOutline) +
    line(crumbs, edge, 6, roundCaps) +
    strewn.map((food) => stage.sprinkle(food, 66, 6, fit(food, { size: 15, most: 1.1 }))).join('');
  return {
    vessel,
    contents: setting.turned(contents),
    edges: glazedEdges(setting),
    rim: { radius: 118 },
  };
}

function matterOf({ title }: Setting): Tones {
  if (/choc|cocoa/i.test(title)) return ['#3A2118', '#5F3B2A', '#7C5340'];
  if (/omelet|egg/i.test(title)) return ['#D9981E', '#F8CE58', '#FDE694'];
  return ['#A8682A', '#E0B066', '#F2D29A'];
}
