import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { useGetManagedExamsQuery } from '@cheese/api-client/exam/examManage';
import { examPhases } from '@cheese/domain/codes/exam/examPhases';
import type { ManagedExam } from '@cheese/domain/contract/exam/examManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useState } from 'react';
import { type Choosing, ShelfGrid } from '../../../../features/slide/choosing/ShelfGrid';
import { SHELF_PAGE } from '../../../../features/slide/choosing/slideFace';
import { texts } from './texts';

/** Drafts and cancelled exams cannot be taken, so they are not offered. */
const { toCome, running, over } = examPhases;
const labels = { toCome, running, over };

/** Exams of the user's school, by phase. */
export function ExamShelf(choosing: Choosing) {
  const [page, setPage] = useState(1);
  const fields = useFields({ phase: 'toCome' });
  const query = useGetManagedExamsQuery(
    { page, pageCnt: SHELF_PAGE, phase: fields.values.phase as keyof typeof labels },
    { refetchOnMountOrArgChange: true },
  );
  const narrowing = {
    ...fields,
    change: (name: 'phase', value: string) => {
      setPage(1);
      fields.change(name, value);
    },
  };
  const words = texts.things[coursewareTypeCodes.exam];
  return (
    <>
      <SelectField name="phase" label={texts.examPhase} labels={labels} fields={narrowing} />
      <ShelfGrid
        page={page}
        {...choosing}
        what={words.all}
        none={words.none}
        query={{ ...query, data: facesOf(query.data), currentData: facesOf(query.currentData) }}
        onPage={setPage}
      />
    </>
  );
}

interface Listed {
  total: number;
  list: readonly ManagedExam[];
}

const facesOf = (page: Listed | undefined) =>
  page && {
    total: page.total,
    list: page.list.map(({ id, title, startsAt }) => ({
      id,
      title: texts.exam(title, chinaMinute(startsAt)),
      thumbnail: '',
    })),
  };
