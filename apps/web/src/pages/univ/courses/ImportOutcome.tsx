import { courseFileApi, useGetCourseImportQuery } from '@cheese/api-client/learning/courseFile';
import type { CourseImport } from '@cheese/domain/contract/learning/courseFile';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { ShareBar } from '@cheese/ui/form/ShareBar';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { paths } from '../../../paths';
import { texts } from './importTexts';

const EVERY_MS = 2_000;

interface ImportOutcomeProps {
  importId: number;
  onAgain: () => void;
  onClose: () => void;
}

/** Polls the import of an uploaded file until it ends. */
export function ImportOutcome({ importId, onAgain, onClose }: ImportOutcomeProps) {
  const [isOver, setOver] = useState(false);
  const query = useGetCourseImportQuery(
    { importId },
    { pollingInterval: isOver ? 0 : EVERY_MS, refetchOnMountOrArgChange: true },
  );
  const dispatch = useDispatch();
  const state = query.currentData?.state;
  const hasEnded = state === 'done' || state === 'failed';
  if (hasEnded && !isOver) setOver(true);
  useEffect(() => {
    if (isOver) dispatch(courseFileApi.util.invalidateTags(['MadeCourse']));
  }, [isOver, dispatch]);
  return (
    <Answered query={query} what={texts.what} skeleton={<RowsSkeleton count={2} />}>
      {(made) => <Outcome made={made} onAgain={onAgain} onClose={onClose} />}
    </Answered>
  );
}

interface OutcomeProps {
  made: CourseImport;
  onAgain: () => void;
  onClose: () => void;
}

function Outcome({ made, onAgain, onClose }: OutcomeProps) {
  const { name, state, failure, courseId, left, done, total } = made;
  if (state === 'failed') {
    return (
      <Alert severity="error" action={<Button onClick={onAgain}>{texts.again}</Button>}>
        {failure}
      </Alert>
    );
  }
  if (state !== 'done') {
    return (
      <>
        <Typography role="status" sx={{ mb: 1 }}>
          {state === 'reading' ? texts.reading : texts.waiting}
        </Typography>
        <ShareBar label={texts.progress(name)} {...(total && { share: done / total })} />
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.third' }}>
          {texts.stays}
        </Typography>
      </>
    );
  }
  return (
    <>
      <Alert severity="success">{texts.done(name)}</Alert>
      {left.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {texts.left}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {left.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Box>
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {texts.close}
        </Button>
        {courseId !== null && (
          <Button variant="contained" href={paths.univ.course({ courseId })}>
            {texts.toCourse}
          </Button>
        )}
      </Box>
    </>
  );
}
