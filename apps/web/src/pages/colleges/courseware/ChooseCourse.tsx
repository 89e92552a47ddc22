import {
  useGetClassCoursesQuery,
  useSetClassCourseMutation,
} from '@cheese/api-client/classroom/classroom';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  ClassroomContract,
  ClassroomDetail,
} from '@cheese/domain/contract/classroom/classroom';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered, type AnsweredProps } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import { Line, Lines } from '@cheese/ui/list/Lines';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Pagination from '@mui/material/Pagination';
import { useDeferredValue, useState } from 'react';
import { texts } from './texts';

const EACH = 10;

interface ChooseCourseProps {
  room: ClassroomDetail;
  onClose: () => void;
}

/** A published course of the school, chosen as what the classroom is taught with. */
export function ChooseCourse({ room: { courseId, course }, onClose }: ChooseCourseProps) {
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const keyword = useDeferredValue(words.trim());
  const query = useGetClassCoursesQuery(
    { courseId, page, pageCnt: EACH, ...(keyword && { keyword }) },
    { refetchOnMountOrArgChange: true },
  );
  const [setCourse] = useSetClassCourseMutation();
  const { isBusy, run } = useTask();
  const take = async (taughtCourseId: number | null, done: string) => {
    if (await run(() => setCourse({ courseId, taughtCourseId }).unwrap(), done)) onClose();
  };
  const drop = course && (
    <Button color="error" onClick={() => void take(null, texts.removed)}>
      {texts.remove}
    </Button>
  );
  return (
    <PanelDialog
      title={texts.choose}
      lead={texts.chooseLead}
      isBusy={isBusy}
      actions={
        <>
          {drop}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
      onClose={onClose}
    >
      <OutlinedInput
        fullWidth
        size="small"
        value={words}
        placeholder={texts.placeholder}
        inputProps={{ 'aria-label': texts.placeholder, maxLength: 50 }}
        onChange={({ target }) => {
          setWords(target.value);
          setPage(1);
        }}
      />
      <Choices query={query} chosenId={course?.id} onTake={(id) => void take(id, texts.chosen)} />
      <Pages total={query.currentData?.total ?? 0} page={page} onChange={setPage} />
    </PanelDialog>
  );
}

interface ChoicesProps {
  query: AnsweredProps<Answers<ClassroomContract['courses']>>['query'];
  chosenId: number | undefined;
  onTake: (id: number) => void;
}

const Choices = ({ query, chosenId, onTake }: ChoicesProps) => (
  <Answered
    query={query}
    what={texts.courses}
    skeleton={<RowsSkeleton count={4} />}
    isEmpty={({ total }) => total === 0}
    empty={<EmptyState dense sentence={texts.noCourses} />}
  >
    {({ list }) => (
      <Lines>
        {list.map(({ id, name, isForClass }) => (
          <Line key={id}>
            <div className="words">
              <b>{name}</b>
              {!isForClass && <small>{texts.notForClass}</small>}
            </div>
            <Button
              variant="outlined"
              disabled={!isForClass || id === chosenId}
              aria-label={`${texts.take} ${name}`}
              onClick={() => onTake(id)}
            >
              {texts.take}
            </Button>
          </Line>
        ))}
      </Lines>
    )}
  </Answered>
);

interface PagesProps {
  total: number;
  page: number;
  onChange: (page: number) => void;
}

const Pages = ({ total, page, onChange }: PagesProps) =>
  total > EACH ? (
    <Pagination
      aria-label={texts.pages}
      page={page}
      count={Math.ceil(total / EACH)}
      onChange={(_, to) => onChange(to)}
    />
  ) : null;
