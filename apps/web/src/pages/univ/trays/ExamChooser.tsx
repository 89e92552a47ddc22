import { useGetManagedExamsQuery } from '@cheese/api-client/exam/examManage';
import type { ExamPhase } from '@cheese/domain/codes/exam/examPhases';
import type { TrayExam } from '@cheese/domain/contract/slides/slideTrayMaking';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { texts } from './texts';

const SHOWN = 20;
const MOST = 20;
/** Ended and cancelled exams can no longer be taken, so they are not offered. */
const living: readonly ExamPhase[] = ['draft', 'toCome', 'running'];

interface ExamChooserProps {
  chosen: readonly TrayExam[];
  onChange: (chosen: readonly TrayExam[]) => void;
}

/** Chooses the school's exams that use a tray. */
export function ExamChooser({ chosen, onChange }: ExamChooserProps) {
  const [typed, type] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const { currentData } = useGetManagedExamsQuery(
    { page: 1, pageCnt: SHOWN, ...(keyword && { keyword }) },
    { refetchOnMountOrArgChange: true },
  );
  const found = currentData?.list.filter(
    ({ id, phase }) => living.includes(phase) && chosen.every((exam) => exam.id !== id),
  );
  const isFull = chosen.length >= MOST;
  return (
    <div>
      <Typography variant="subtitle1" component="h3">
        {texts.exams}
      </Typography>
      <Typography sx={{ mb: 1, color: 'text.third' }}>{texts.examsHint}</Typography>
      <Stack component="ul" direction="row" useFlexGap sx={lines}>
        {chosen.map(({ id, title, startsAt }) => (
          <li key={id}>
            <Chip
              label={texts.exam(title, chinaMinute(startsAt))}
              onDelete={() => onChange(chosen.filter((exam) => exam.id !== id))}
              slotProps={{ root: { 'aria-label': texts.chosenExam(title) } }}
            />
          </li>
        ))}
      </Stack>
      <TextField
        fullWidth
        size="small"
        value={typed}
        placeholder={texts.findExam}
        slotProps={{ htmlInput: { 'aria-label': texts.findExam, maxLength: 50 } }}
        // Enter in the search field must not submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target }) => type(target.value)}
      />
      {found?.length === 0 && <Typography color="text.third">{texts.noExams}</Typography>}
      <Stack component="ul" sx={{ ...lines, maxHeight: 200, overflowY: 'auto' }}>
        {found?.map(({ id, title, startsAt }) => (
          <li key={id}>
            {texts.exam(title, chinaMinute(startsAt))}
            <Button
              size="small"
              aria-label={texts.addExam(title)}
              disabled={isFull}
              onClick={() => onChange([...chosen, { id, title, startsAt }])}
            >
              {texts.choose}
            </Button>
          </li>
        ))}
      </Stack>
    </div>
  );
}

const lines = { m: 0, my: 1, p: 0, gap: 1, listStyle: 'none', flexWrap: 'wrap' };
