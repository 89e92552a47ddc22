import { classroomAreas } from './areas/classroom';
import type { ComingAreas } from './comingArea';

/** Every page of the specification that is not built yet; what is built leaves this list. */
export const comingAreas: ComingAreas = classroomAreas;
