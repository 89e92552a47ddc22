import { classroomRoutes } from './classroom/classroom.routes';
import { classroomDiscussRoutes } from './classroomDiscuss/classroomDiscuss.routes';
import { classroomNoticeRoutes } from './classroomNotice/classroomNotice.routes';

/** What the wing of classrooms answers. */
export const classroomModule = [classroomRoutes, classroomNoticeRoutes, classroomDiscussRoutes];
