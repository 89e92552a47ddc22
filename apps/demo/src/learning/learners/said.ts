import { cardiologyCommon } from './said/cardiologyCommon';
import { ecgReading } from './said/ecgReading';
import { emergencyTriage } from './said/emergencyTriage';
import { epidemiology } from './said/epidemiology';
import { histologyEmbryology } from './said/histologyEmbryology';
import { historyAndExamination } from './said/historyAndExamination';
import { imagingChest } from './said/imagingChest';
import { nursingFundamentals } from './said/nursingFundamentals';
import { pathologyGeneral } from './said/pathologyGeneral';
import { pharmacologyMechanism } from './said/pharmacologyMechanism';
import { physiologyCore } from './said/physiologyCore';
import { systematicAnatomy } from './said/systematicAnatomy';
import type { SeedSaid } from './seedSaid';

/** What was said about each of the complete courses. */
export const seedSaid: readonly SeedSaid[] = [
  systematicAnatomy,
  physiologyCore,
  pathologyGeneral,
  pharmacologyMechanism,
  historyAndExamination,
  ecgReading,
  cardiologyCommon,
  nursingFundamentals,
  emergencyTriage,
  histologyEmbryology,
  imagingChest,
  epidemiology,
];
