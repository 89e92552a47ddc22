import { type ReadState, readStates } from '@cheese/domain/codes/people/notices';
import { saidCode, saidPage } from '@cheese/ui/address/saidInAddress';

export interface NoticeAsked {
  page: number;
  status: ReadState | undefined;
}

/** Anything invalid counts as absent. */
export const readNoticeAddress = (search: URLSearchParams): NoticeAsked => ({
  page: saidPage(search),
  status: saidCode(search, 'status', readStates),
});
