import { Refusal } from '../../../calls/refusal';
import { type Asking, seeCourse } from './course.access';

/** Whether somebody may see a course at all, where that is no reason to refuse. */
export async function maySee(asking: Asking, courseId: number): Promise<boolean> {
  try {
    await seeCourse(asking, courseId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
