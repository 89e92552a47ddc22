import { useGetQuestionLibraryCatalogQuery } from '@cheese/api-client/exam/questionLibrary';
import { questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { skipToken } from '@reduxjs/toolkit/query';
import { useShelf } from '../../../features/questionBank/useShelf';
import { texts } from './texts';
import type { KeptAddress } from './useKeptAddress';

const names = { libraryId: texts.bank, chapterId: texts.chapter, type: texts.type };

const labelled = (rows: readonly { id: number; name: string }[] = []) =>
  Object.fromEntries(rows.map(({ id, name }) => [id, name]));

export function KeptFilters({ kept }: { kept: KeptAddress }) {
  const { libraryId } = kept;
  const { data: shelf } = useShelf();
  const { currentData: chapters } = useGetQuestionLibraryCatalogQuery(
    libraryId === undefined ? skipToken : { libraryId },
  );
  const filters = {
    libraryId: labelled(shelf?.list),
    ...(libraryId !== undefined && { chapterId: labelled(chapters) }),
    type: questionTypes,
  };
  return (
    <FilterBar address={kept.address} filters={filters} names={names} placeholder={texts.search} />
  );
}
