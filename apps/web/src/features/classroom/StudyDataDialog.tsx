import { useGetClassStudyDataQuery } from '@cheese/api-client/classroom/classroom';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Facts = styled('dl')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 16,
  margin: 0,
  textAlign: 'center',
  '& dt': { ...typography.caption, color: palette.text.third },
  '& dd': { ...typography.h2, margin: 0 },
}));

interface StudyDataDialogProps {
  courseId: number;
  onClose: () => void;
}

/** What the learner has done in this classroom so far. */
export function StudyDataDialog({ courseId, onClose }: StudyDataDialogProps) {
  const query = useGetClassStudyDataQuery({ courseId }, { refetchOnMountOrArgChange: true });
  const close = <Button onClick={onClose}>{texts.close}</Button>;
  return (
    <PanelDialog title={texts.studyData} width="xs" actions={close} onClose={onClose}>
      <Answered query={query} what={texts.studyData} skeleton={<RowsSkeleton count={1} />}>
        {({ studyCount, totalCount, discussCount, examCount }) => (
          <Facts>
            <div>
              <dt>{texts.studied}</dt>
              <dd>{texts.ofTotal(studyCount, totalCount)}</dd>
            </div>
            <div>
              <dt>{texts.discussed}</dt>
              <dd>{texts.times(discussCount)}</dd>
            </div>
            <div>
              <dt>{texts.tested}</dt>
              <dd>{texts.times(examCount)}</dd>
            </div>
          </Facts>
        )}
      </Answered>
    </PanelDialog>
  );
}
