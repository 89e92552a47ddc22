import { chargeKindCodes } from '@cheese/domain/codes/shop/products';
import { useGetQuestionLibraryListQuery } from '@cheese/api-client/exam/questionLibrary';
import { skipToken } from '@reduxjs/toolkit/query';
import { useShelf } from './useShelf';

const FIRST_FREE = { page: 1, pageCnt: 1, charge: chargeKindCodes.free } as const;

interface DailyBank {
  bank: { id: number; name: string } | undefined;
  /** True once loaded; there may be none. */
  isKnown: boolean;
}

/** Bank of the daily question: the one practised last, else the first free one. */
export function useDailyBank(): DailyBank {
  const { data: shelf, isError } = useShelf();
  const own = shelf?.list[0];
  const asksFree = isError || (shelf !== undefined && !own);
  const free = useGetQuestionLibraryListQuery(asksFree ? FIRST_FREE : skipToken);
  return {
    bank: own ?? free.data?.list[0],
    isKnown: own !== undefined || free.data !== undefined || free.isError,
  };
}
