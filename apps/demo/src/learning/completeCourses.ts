import { systematicAnatomy } from './courses/systematic-anatomy';
import { physiologyCore } from './courses/physiology-core';
import { pathologyGeneral } from './courses/pathology-general';
import { pharmacologyMechanism } from './courses/pharmacology-mechanism';
import { historyAndExamination } from './courses/history-and-examination';
import { ecgReading } from './courses/ecg-reading';
import { cardiologyCommon } from './courses/cardiology-common';
import { nursingFundamentals } from './courses/nursing-fundamentals';
import { emergencyTriage } from './courses/emergency-triage';
import { histologyEmbryology } from './courses/histology-embryology';
import { imagingChest } from './courses/imaging-chest';
import { epidemiology } from './courses/epidemiology';
import type { SeedCourse } from './seedCourse';

/** The courses that have every kind of item. */
export const completeCourses: readonly SeedCourse[] = [
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
