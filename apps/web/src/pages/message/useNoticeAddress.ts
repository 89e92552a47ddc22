import { useSearchParams } from 'react-router-dom';
import { readNoticeAddress } from './noticeAddress';

export const PAGE_SIZE = 10;

/** The filters from the address, and the query arguments made from them. */
export function useNoticeAddress() {
  const [search] = useSearchParams();
  const asked = readNoticeAddress(search);
  const { page, status } = asked;
  const ask = { page, pageCnt: PAGE_SIZE, ...(status !== undefined && { status }) };
  return { asked, ask };
}
