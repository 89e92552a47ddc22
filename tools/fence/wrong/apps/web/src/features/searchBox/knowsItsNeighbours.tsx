// A feature stands alone: pages and layouts join features.
import { NoticeBell } from '../noticeBell/NoticeBell';
import { HelpPage } from '../../pages/help/HelpPage';
export type { Unread } from '../noticeBell/useUnread';
export const lazily = () => import('../noticeBell/NoticeBell');
import { SiteFrame } from '../../layouts/SiteFrame';
import { screens } from '../../routes';
