import { Refusal } from '../../../calls/refusal';
import { type Asking, seeCourse } from './course.access';

/** `seeCourse` as a boolean instead of a refusal. */
export async function maySee(asking: Asking, courseId: number): Promise<boolean> {
  try {
    await seeCourse(asking, courseId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
