import type { Composition, Setting } from '../setting.ts';
import type { VesselName } from '../vessel-words.ts';
import { serveOnBoard } from './board.ts';
import { fillBowl } from './bowl.ts';
import { cutCake } from './cake.ts';
import { bakeCasserole } from './casserole.ts';
import { layCookies } from './cookies.ts';
import { pourCup } from './cup.ts';
import { fillGlass } from './glass.ts';
import { sliceLoaf } from './loaf.ts';
import { heatPan } from './pan.ts';
import { bakePizza } from './pizza.ts';
import { layPlate } from './plate.ts';
import { ladleSoup } from './soup.ts';
import { stackPancakes } from './stack.ts';
import { fillPot } from './stew.ts';
import { loadTray } from './tray.ts';
import { fillDessertBowl } from './yoghurt.ts';

const templates: Record<VesselName, (setting: Setting) => Composition> = {
  plate: layPlate,
  bowl: fillBowl,
  soup: ladleSoup,
  stew: fillPot,
  pan: heatPan,
  casserole: bakeCasserole,
  tray: loadTray,
  pizza: bakePizza,
  board: serveOnBoard,
  yoghurt: fillDessertBowl,
  glass: fillGlass,
  cup: pourCup,
  stack: stackPancakes,
  cake: cutCake,
  loaf: sliceLoaf,
  cookies: layCookies,
};

export function compose(setting: Setting): Composition {
  return templates[setting.plan.vessel](setting);
}
