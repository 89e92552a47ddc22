import { postgraduateWest } from './banks/postgraduate-west/bank';
import { finalAnatomy } from './banks/final-anatomy/bank';
import { physicianLicence } from './banks/physician-licence/bank';
import { finalPathology } from './banks/final-pathology/bank';
import { assistantPhysician } from './banks/assistant-physician/bank';
import { publicHealth } from './banks/public-health/bank';
import { residencyFinal } from './banks/residency-final/bank';
import { pharmacist } from './banks/pharmacist/bank';
import { nurseLicence } from './banks/nurse-licence/bank';
import { nurseFundamental } from './banks/nurse-fundamental/bank';
import { stomatology } from './banks/stomatology/bank';
import { tcmFinal } from './banks/tcm-final/bank';
import { labMedicine } from './banks/lab-medicine/bank';
import { postgraduateClinical } from './banks/postgraduate-clinical/bank';
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
  nurseLicence,
  nurseFundamental,
  stomatology,
  tcmFinal,
  labMedicine,
  postgraduateClinical,
];
