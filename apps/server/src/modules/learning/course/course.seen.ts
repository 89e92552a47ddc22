import type { VisitorContext } from '../../../calls/callerContext';
import { Refusal } from '../../../calls/refusal';
import { seeCourse } from './course.access';

/** `seeCourse` as a boolean instead of a refusal. */
export async function maySee(context: VisitorContext, courseId: number): Promise<boolean> {
  try {
    await seeCourse(context, courseId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
