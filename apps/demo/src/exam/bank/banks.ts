import { postgraduateWest } from './banks/postgraduate-west/bank';
import { finalAnatomy } from './banks/final-anatomy/bank';
import { physicianLicence } from './banks/physician-licence/bank';
import { finalPathology } from './banks/final-pathology/bank';
import { assistantPhysician } from './banks/assistant-physician/bank';
import { publicHealth } from './banks/public-health/bank';
import { residencyFinal } from './banks/residency-final/bank';
import { pharmacist } from './banks/pharmacist/bank';
import type { WrittenBank } from './written';

/** The banks that are on sale, each with its questions; a folder under `banks` for each. */
export const seedBanks: readonly WrittenBank[] = [
  postgraduateWest,
  finalAnatomy,
  physicianLicence,
  finalPathology,
  assistantPhysician,
  publicHealth,
  residencyFinal,
  pharmacist,
];
