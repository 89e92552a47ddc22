import { type ReadState, readStates } from '@cheese/domain/codes/notices';

export interface NoticeAsked {
  page: number;
  status: ReadState | undefined;
}

/** What the address bar asks for; whatever makes no sense there counts as not said. */
export function readNoticeAddress(search: URLSearchParams): NoticeAsked {
  const page = Number(search.get('page'));
  const status = search.get('status') ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    status: /^\d$/.test(status) && status in readStates ? (Number(status) as ReadState) : undefined,
  };
}
