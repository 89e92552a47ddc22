import { questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import { idParam } from '@cheese/ui/address/urlParams';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useSearchParams } from 'react-router-dom';

const EACH = 10;
/** The largest page that the server gives; a print always starts at the first page. */
const PRINTED_EACH = 100;

const filters = { type: questionTypes, print: { 1: '' } };

/** The filters from the address, and the query arguments made from them. */
export function useKeptAddress() {
  const { asked, href, go } = useListAddress(filters);
  const [search] = useSearchParams();
  const { page, keyword, type, print } = asked;
  const [libraryId, chapterId] = [idParam(search, 'libraryId'), idParam(search, 'chapterId')];
  const isPrint = print !== undefined;
  const pageCnt = isPrint ? PRINTED_EACH : EACH;
  const narrowing = {
    ...(keyword && { keyword }),
    ...(type && { type }),
    ...(libraryId && { libraryId }),
    ...(libraryId && chapterId && { chapterId }),
  };
  return {
    page,
    pageCnt,
    libraryId,
    isPrint,
    href,
    isNarrowed: Object.keys(narrowing).length > 0,
    query: { page, pageCnt, ...narrowing },
    // Another bank has other chapters, so drop the chapter.
    address: {
      asked: { ...asked, libraryId, chapterId },
      go: (change: Parameters<typeof go>[0]) =>
        go('libraryId' in change ? { ...change, chapterId: undefined } : change),
    },
  };
}

export type KeptAddress = ReturnType<typeof useKeptAddress>;
