import { noticeFiles } from './people/notice/notice.files';
import { privacyFiles } from './people/privacy/privacy.files';

/** Files that are handed out to whoever they belong to, by the cookie of the site. */
export const ownFiles = [noticeFiles, privacyFiles];
