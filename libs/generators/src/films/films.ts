import { actionPotential } from './actionPotential';
import { bloodPressure } from './bloodPressure';
import { cardiacCycle } from './cardiacCycle';
import { cprCycle } from './cprCycle';
import { ecgConduction } from './ecgConduction';
import type { Film } from './film';
import { heartSounds } from './heartSounds';
import { inflammation } from './inflammation';
import { receptorDrug } from './receptorDrug';

export const drawnFilms: readonly Film[] = [
  cardiacCycle,
  actionPotential,
  ecgConduction,
  heartSounds,
  bloodPressure,
  cprCycle,
  inflammation,
  receptorDrug,
];
