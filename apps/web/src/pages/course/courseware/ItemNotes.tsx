import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { CoursewareDetail } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ReportWords } from '../../../features/comments/ReportWords';
import { anchorOf } from '../../../features/notes/notePlace';
import { NotesPanel } from '../../../features/notes/NotesPanel';
import { usePictureUpload } from '../../../features/pictureUpload/usePictureUpload';
import { paths } from '../../../paths';
import { useSession } from '../../../session/session';
import { AskButton } from './AskButton';
import { PinLine } from './pins/PinLine';
import type { Pins } from './pins/usePins';
import type { Learning } from './study/useVisit';
import { texts } from './texts';

interface ItemNotesProps {
  item: CoursewareDetail;
  learning: Learning;
  pins: Pins;
}

/** The user's notes on an item, and links to the course's discussions. */
export function ItemNotes({
  item: { id, courseId, type, position },
  learning,
  pins,
}: ItemNotesProps) {
  const navigate = useNavigate();
  const upload = usePictureUpload();
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  const [reported, setReported] = useState<number | null>(null);
  const hasPlaces = type === coursewareTypeCodes.video || type === coursewareTypeCodes.ppt;
  const shown = () => (hasPlaces ? (learning.visit?.place() ?? position) : undefined);
  const page = () => (type === coursewareTypeCodes.ppt ? Math.max(1, shown() ?? 1) : undefined);
  return (
    <Box component="section" aria-label={texts.ownNotes} sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {texts.ownNotes}
        </Typography>
        <AskButton courseId={courseId} itemId={id} shown={shown} />
        <Button href={paths.courseQuestions({ courseId })}>{texts.courseQuestions}</Button>
        <Button href={paths.courseComments({ courseId })}>{texts.discuss}</Button>
      </Box>
      <NotesPanel
        courseId={courseId}
        coursewareId={id}
        upload={upload}
        position={() => pins.next?.page ?? shown()}
        pin={
          pins.mayPin
            ? {
                line: <PinLine pins={pins} page={page} />,
                point: pins.next?.point,
                onKept: pins.clear,
              }
            : undefined
        }
        onJump={(note) => void navigate(anchorOf(note) ?? '')}
        onReport={(note) => mayAct(pathname + search) && setReported(note)}
      />
      {reported !== null && (
        <ReportWords kind={wordKindCodes.note} id={reported} onClose={() => setReported(null)} />
      )}
    </Box>
  );
}
