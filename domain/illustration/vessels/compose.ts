import type { Composition, Setting } from '../setting.ts';
import type { VesselName } from '../vessel-words.ts';
import { layBites } from './bites.ts';
import { serveOnBoard } from './board.ts';
import { fillBowl } from './bowl.ts';
import { layBreads } from './breads.ts';
import { cutCake } from './cake.ts';
import { bakeCasserole } from './casserole.ts';
import { fillClearGlass } from './clear-glass.ts';
import { layCookies } from './cookies.ts';
import { pourCup } from './cup.ts';
import { fillGlass } from './glass.ts';
import { fillJar } from './jar.ts';
import { sliceLoaf } from './loaf.ts';
import { bakeMug } from './mug.ts';
import { heatPan } from './pan.ts';
import { bakePizza } from './pizza.ts';
import { layPlate } from './plate.ts';
import { bakeRoundDish } from './round-dish.ts';
import { warmSaucepan } from './saucepan.ts';
import { laySkewers } from './skewers.ts';
import { ladleSoup } from './soup.ts';
import { groundSpices } from './spices.ts';
import { stackPancakes } from './stack.ts';
import { fillPot } from './stew.ts';
import { fillTin } from './tin.ts';
import { loadTray } from './tray.ts';
import { fillDessertBowl } from './yoghurt.ts';

const templates: Record<VesselName, (setting: Setting) => Composition> = {
  plate: layPlate,
  bowl: fillBowl,
  soup: ladleSoup,
  stew: fillPot,
  pan: heatPan,
  casserole: bakeCasserole,
  rounddish: bakeRoundDish,
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
  clearglass: fillClearGlass,
  mug: bakeMug,
  tin: fillTin,
  breads: layBreads,
  bites: layBites,
  spices: groundSpices,
  jar: fillJar,
  skewers: laySkewers,
  saucepan: warmSaucepan,
};

export function compose(setting: Setting): Composition {
  return templates[setting.plan.vessel](setting);
}
