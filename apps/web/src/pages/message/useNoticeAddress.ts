import { useSearchParams } from 'react-router-dom';
import { readNoticeAddress } from './noticeAddress';

export const PAGE_SIZE = 10;

/** What the address asks for, and how the service is asked for it. */
export function useNoticeAddress() {
  const [search] = useSearchParams();
  const asked = readNoticeAddress(search);
  const { page, status } = asked;
  const ask = { page, pageCnt: PAGE_SIZE, ...(status !== undefined && { status }) };
  return { asked, ask };
}
