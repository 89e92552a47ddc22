import { type ReadState, readStates } from '@cheese/domain/codes/people/notices';
import { saidCode, saidPage } from '@cheese/ui/address/saidInAddress';

export interface NoticeAsked {
  page: number;
  status: ReadState | undefined;
}

/** What the address bar asks for; whatever makes no sense there counts as not said. */
export const readNoticeAddress = (search: URLSearchParams): NoticeAsked => ({
  page: saidPage(search),
  status: saidCode(search, 'status', readStates),
});
