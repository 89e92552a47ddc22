import { classroomAreas } from './areas/classroomTexts';
import type { ComingAreas } from './comingArea';

/** Pages of the specification that are not built yet. */
export const comingAreas: ComingAreas = classroomAreas;
