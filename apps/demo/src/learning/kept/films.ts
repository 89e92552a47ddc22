import actionPotential from '../../../films/action-potential.json';
import bloodPressure from '../../../films/blood-pressure.json';
import cardiacCycle from '../../../films/cardiac-cycle.json';
import cprCycle from '../../../films/cpr-cycle.json';
import ecgConduction from '../../../films/ecg-conduction.json';
import heartSounds from '../../../films/heart-sounds.json';
import inflammation from '../../../films/inflammation.json';
import receptorDrug from '../../../films/receptor-drug.json';
import type { FilmFacts } from './facts';

/** The films that are committed. */
export const films = {
  'cardiac-cycle': cardiacCycle,
  'action-potential': actionPotential,
  inflammation: inflammation,
  'receptor-drug': receptorDrug,
  'heart-sounds': heartSounds,
  'ecg-conduction': ecgConduction,
  'cpr-cycle': cprCycle,
  'blood-pressure': bloodPressure,
} as const satisfies Record<string, FilmFacts>;

export type FilmSlug = keyof typeof films;
