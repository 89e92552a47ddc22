import { classroomAreas } from './areas/classroomTexts';
import type { ComingAreas } from './comingArea';

/** Every page of the specification that is not built yet; what is built leaves this list. */
export const comingAreas: ComingAreas = classroomAreas;
