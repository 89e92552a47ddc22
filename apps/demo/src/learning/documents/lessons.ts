import type { Lesson } from '@cheese/generators/documents/page';
import { cardiologyCommon } from './cardiologyCommon';
import { ecgReading } from './ecgReading';
import { emergencyTriage } from './emergencyTriage';
import { epidemiology } from './epidemiology';
import { histologyEmbryology } from './histologyEmbryology';
import { historyAndExamination } from './historyAndExamination';
import { imagingChest } from './imagingChest';
import { nursingFundamentals } from './nursingFundamentals';
import { pathologyGeneral } from './pathologyGeneral';
import { pharmacologyMechanism } from './pharmacologyMechanism';
import { physiologyCore } from './physiologyCore';
import { systematicAnatomy } from './systematicAnatomy';

/** What is read page by page, each by the slug of its course. */
export const lessons: readonly Lesson[] = [
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
