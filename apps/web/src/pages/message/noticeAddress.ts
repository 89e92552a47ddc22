import { type ReadState, readStates } from '@cheese/domain/codes/people/notices';
import { codeParam, pageParam } from '@cheese/ui/address/urlParams';

export interface NoticeAsked {
  page: number;
  status: ReadState | undefined;
}

/** Anything invalid counts as absent. */
export const readNoticeAddress = (search: URLSearchParams): NoticeAsked => ({
  page: pageParam(search),
  status: codeParam(search, 'status', readStates),
});
