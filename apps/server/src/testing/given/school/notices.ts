import { noticeRoutes } from '../../../modules/people/notice/notice.routes';

/** The message centre where no exam is under way. */
export const notices = noticeRoutes(async () => new Set());
