import type { TissueName } from '../tissues';
import { bloodSmearSigns } from './bloodSmear';
import { cartilageSigns } from './cartilage';
import { colonSigns } from './colon';
import { epitheliaSigns } from './epithelia';
import { gutSigns } from './gut';
import { kidneySigns } from './kidney';
import { liverSigns } from './liver';
import { lungSigns } from './lung';
import { muscleSigns } from './muscle';
import { nerveSigns } from './nerve';
import { pancreasSigns } from './pancreas';
import type { Sign } from './sign';
import { skinSigns } from './skin';

/** The structures to find on each slide. */
export const signs: Record<TissueName, readonly Sign[]> = {
  liver: liverSigns,
  bloodSmear: bloodSmearSigns,
  skin: skinSigns,
  kidney: kidneySigns,
  gut: gutSigns,
  muscle: muscleSigns,
  cartilage: cartilageSigns,
  lung: lungSigns,
  pancreas: pancreasSigns,
  colon: colonSigns,
  nerve: nerveSigns,
  epithelia: epitheliaSigns,
};
