import { keywordParam } from '@cheese/ui/address/urlParams';
import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';
import type { ExamTab } from '../../features/examCentre/useExams';
import { type Listing, listingQuery, readListing } from '../../features/commodity/listing/listing';

const tabs: readonly ExamTab[] = ['now', 'next', 'past'];

export interface CentreAsked {
  /** Filters of the question banks. */
  listing: Listing;
  keyword: string;
  exams: ExamTab;
  examPage: number;
}

export const readCentre = (search: URLSearchParams): CentreAsked => ({
  listing: readListing(search),
  keyword: keywordParam(search),
  exams: tabs.find((tab) => tab === search.get('exams')) ?? 'now',
  examPage: wholeNumber(search.get('examPage'), 100_000) ?? 1,
});

type CentreChange = Parameters<typeof listingQuery>[1] & Partial<Omit<CentreAsked, 'listing'>>;

export function centreQuery(asked: CentreAsked, change: CentreChange) {
  const { exams, examPage, keyword, ...ofBanks } = change;
  const isOfExams = exams !== undefined || examPage !== undefined;
  const stays = isOfExams ? { page: asked.listing.page } : {};
  const {
    filterIds: _ids,
    classifyId: _id,
    ...banks
  } = listingQuery(asked.listing, {
    ...stays,
    ...ofBanks,
  });
  const tab = exams ?? asked.exams;
  const page = exams ? 1 : (examPage ?? asked.examPage);
  return {
    ...banks,
    keyword: (keyword ?? asked.keyword) || undefined,
    exams: tab === 'now' ? undefined : tab,
    examPage: page === 1 ? undefined : page,
  };
}
