import type { CookingRule } from './cooking-rule.ts';
import { batchMinutes } from './rules/batch-minutes.rule.ts';
import { batchTimers } from './rules/batch-timers.rule.ts';
import { boilingWater } from './rules/boiling-water.rule.ts';
import { braisingMinutes } from './rules/braising-minutes.rule.ts';
import { coolingMinutes } from './rules/cooling-minutes.rule.ts';
import { cookedSprouts } from './rules/cooked-sprouts.rule.ts';
import { countedParts } from './rules/counted-parts.rule.ts';
import { countedPieces } from './rules/counted-pieces.rule.ts';
import { coreTemperature } from './rules/core-temperature.rule.ts';
import { discardedFat } from './rules/discarded-fat.rule.ts';
import { dishSize } from './rules/dish-size.rule.ts';
import { eatingRisks } from './rules/eating-risks.rule.ts';
import { fahrenheit } from './rules/fahrenheit.rule.ts';
import { frozenRaspberries } from './rules/frozen-raspberries.rule.ts';
import { hiddenCooking } from './rules/hidden-cooking.rule.ts';
import { hotBlending } from './rules/hot-blending.rule.ts';
import { inches } from './rules/inches.rule.ts';
import { keepingDays } from './rules/keeping-days.rule.ts';
import { openNuts } from './rules/open-nuts.rule.ts';
import { paperHeat } from './rules/paper-heat.rule.ts';
import { keepingPlace } from './rules/keeping-place.rule.ts';
import { leafLoad } from './rules/leaf-load.rule.ts';
import { listedSalt } from './rules/listed-salt.rule.ts';
import { mainProtein } from './rules/main-protein.rule.ts';
import { measurableAmounts } from './rules/measurable-amounts.rule.ts';
import { measurableParts } from './rules/measurable-parts.rule.ts';
import { namedHeat } from './rules/named-heat.rule.ts';
import { namedLining } from './rules/named-lining.rule.ts';
import { namedVessel } from './rules/named-vessel.rule.ts';
import { namedWaits } from './rules/named-waits.rule.ts';
import { nonstickHeat } from './rules/nonstick-heat.rule.ts';
import { noteRepeats } from './rules/note-repeats.rule.ts';
import { noteNumber } from './rules/note-number.rule.ts';
import { toldMinutes } from './rules/told-minutes.rule.ts';
import { noteAgreement } from './rules/note-agreement.rule.ts';
import { ounces } from './rules/ounces.rule.ts';
import { openedPieces } from './rules/opened-pieces.rule.ts';
import { openedTins } from './rules/opened-tins.rule.ts';
import { ovenHeated } from './rules/oven-heated.rule.ts';
import { panLoad } from './rules/pan-load.rule.ts';
import { panPieces } from './rules/pan-pieces.rule.ts';
import { panServings } from './rules/pan-servings.rule.ts';
import { plainShares } from './rules/plain-shares.rule.ts';
import { prepMinutes } from './rules/prep-minutes.rule.ts';
import { renderedFat } from './rules/rendered-fat.rule.ts';
import { sameDays } from './rules/same-days.rule.ts';
import { sameDegrees } from './rules/same-degrees.rule.ts';
import { sameSizes } from './rules/same-sizes.rule.ts';
import { sameVolumes } from './rules/same-volumes.rule.ts';
import { sameWaits } from './rules/same-waits.rule.ts';
import { saltEnough } from './rules/salt-enough.rule.ts';
import { saltOfServing } from './rules/salt-of-serving.rule.ts';
import { sharedPieces } from './rules/shared-pieces.rule.ts';
import { sideTimers } from './rules/side-timers.rule.ts';
import { soakedSkewers } from './rules/soaked-skewers.rule.ts';
import { toldWeight } from './rules/told-weight.rule.ts';
import { toldProtein } from './rules/told-protein.rule.ts';
import { wholeSpicesOut } from './rules/whole-spices.rule.ts';
import { wordedMinutes } from './rules/worded-minutes.rule.ts';
import { titlePromise } from './rules/title-promise.rule.ts';

export const cookingRules: readonly CookingRule[] = [
  batchMinutes,
  batchTimers,
  boilingWater,
  braisingMinutes,
  cookedSprouts,
  coolingMinutes,
  coreTemperature,
  discardedFat,
  dishSize,
  eatingRisks,
  fahrenheit,
  frozenRaspberries,
  hiddenCooking,
  hotBlending,
  inches,
  keepingDays,
  openNuts,
  paperHeat,
  keepingPlace,
  leafLoad,
  listedSalt,
  mainProtein,
  measurableAmounts,
  measurableParts,
  namedHeat,
  namedLining,
  namedVessel,
  namedWaits,
  nonstickHeat,
  noteNumber,
  noteRepeats,
  toldMinutes,
  noteAgreement,
  openedPieces,
  openedTins,
  ounces,
  ovenHeated,
  panLoad,
  panPieces,
  panServings,
  countedParts,
  countedPieces,
  plainShares,
  prepMinutes,
  renderedFat,
  saltEnough,
  saltOfServing,
  sameDays,
  sameDegrees,
  sameSizes,
  sameVolumes,
  sameWaits,
  sharedPieces,
  sideTimers,
  soakedSkewers,
  titlePromise,
  toldProtein,
  toldWeight,
  wholeSpicesOut,
  wordedMinutes,
];
