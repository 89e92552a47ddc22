import { useGetBankQuestionsQuery } from '@cheese/api-client/exam/questionManage';
import { questionDifficulties, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { ManagedBank, ManagedChapter } from '@cheese/domain/contract/exam/bankManage';
import { idParam } from '@cheese/ui/address/urlParams';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { BatchBar } from './BatchBar';
import { lineOf, questionColumns } from './questionColumns';
import { texts } from './texts';

const none: ReadonlySet<number> = new Set();
const MOST_TAGS = 40;

interface QuestionsPartProps {
  bank: ManagedBank;
  chapters: readonly ManagedChapter[];
  tags: readonly string[];
}

/** Questions of a bank, or of a chapter including its sub-chapters. */
export function QuestionsPart({ bank, chapters, tags }: QuestionsPartProps) {
  const tagLabels = Object.fromEntries(tags.slice(0, MOST_TAGS).map((tag) => [tag, tag]));
  const filters = {
    type: questionTypes,
    difficulty: questionDifficulties,
    only: texts.only,
    ...(tags.length > 0 && { tag: tagLabels }),
  };
  const address = useListAddress(filters);
  const [search] = useSearchParams();
  const chapterId = idParam(search, 'chapterId');
  const { only, tag, ...asked } = address.asked;
  const query = useGetBankQuestionsQuery(
    {
      ...asked,
      bankId: bank.id,
      pageCnt: PAGE_SIZE,
      ...(chapterId !== undefined && { chapterId }),
      ...(tag !== undefined && { tag: String(tag) }),
      ...(only === 'reported' && { isReported: true }),
      ...(only === 'twin' && { isTwin: true }),
    },
    { refetchOnMountOrArgChange: true },
  );
  /** Changing the filters clears the selection, so that no hidden question is deleted. */
  const shown = JSON.stringify([chapterId, { ...address.asked, page: 1 }]);
  const [choice, setChoice] = useState({ shown, ids: none });
  const chosen = choice.shown === shown ? choice.ids : none;
  const choose = (ids: ReadonlySet<number>) => setChoice({ shown, ids });
  const into = chapterId ?? chapters[0]?.id;
  const add = bank.mayEdit && into !== undefined && (
    <Button variant="contained" href={paths.univ.question({ bankId: bank.id, chapterId: into })}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <FilterBar
        address={address}
        filters={filters}
        names={{ ...texts.filters, tag: texts.tag }}
        placeholder={texts.placeholder}
      >
        {add}
      </FilterBar>
      {chosen.size > 0 && (
        <BatchBar bank={bank} chapters={chapters} ids={[...chosen]} onDone={() => choose(none)} />
      )}
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={questionColumns}
        idOf={({ id }) => id}
        selection={{ chosen, nameOf: ({ stem }) => lineOf(stem), onChange: choose }}
        start={add}
      />
    </>
  );
}
