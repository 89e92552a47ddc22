import { useGetClassroomDetailQuery } from '@cheese/api-client/classroom/classroom';
import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { ClassroomDetail } from '@cheese/domain/contract/classroom/classroom';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FavouriteButton } from '../../features/collect/FavouriteButton';
import { ClassEvaluations } from '../../features/classroom/ClassEvaluations';
import { EvaluationDialog } from '../../features/classroom/EvaluationDialog';
import { isLearner, isStaff } from '../../features/classroom/seats';
import { StudyDataDialog } from '../../features/classroom/StudyDataDialog';
import { texts } from '../../features/classroom/texts';

const Head = styled('header')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginBottom: 16,
  // The layout takes the margins of what stands beside its menu.
  '&&': { padding: '16px 24px' },
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& .room': { minWidth: 0 },
  '& .facts': {
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    color: palette.text.third,
  },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 4 },
}));

/** Which classroom it is, and what one can do with it anywhere in it. */
export function ClassroomHead({ courseId }: { courseId: number }) {
  const { data: room } = useGetClassroomDetailQuery({ courseId });
  if (!room) return null;
  const { name, courseName, organisation, termName, teachers, learnerCount } = room;
  return (
    <Head>
      <div className="room">
        <Typography variant="h2" component="h1">{`${courseName} · ${name}`}</Typography>
        <div className="facts">
          <span>{organisation}</span>
          <span>{termName}</span>
          {teachers.length > 0 && <span>{texts.taughtBy(teachers)}</span>}
          <span>{texts.learners(learnerCount)}</span>
          {room.isArchived && <span>{texts.archived}</span>}
          {room.role === null && <span>{texts.watching}</span>}
        </div>
      </div>
      <Acts room={room} />
    </Head>
  );
}

type Opened = 'study' | 'evaluate' | 'evaluations';

function Acts({ room }: { room: ClassroomDetail }) {
  const [opened, open] = useState<Opened | null>(null);
  const { courseId, course, isArchived } = room;
  const close = () => open(null);
  return (
    <div className="acts">
      {isLearner(room) && <Button onClick={() => open('study')}>{texts.studyData}</Button>}
      {isLearner(room) && !isArchived && (
        <Button onClick={() => open('evaluate')}>{texts.evaluate}</Button>
      )}
      {isStaff(room) && <Button onClick={() => open('evaluations')}>{texts.evaluations}</Button>}
      {course && (
        <FavouriteButton
          thing={{ type: collectTypeCodes.course, productId: course.id }}
          name={course.name}
        />
      )}
      {opened === 'study' && <StudyDataDialog courseId={courseId} onClose={close} />}
      {opened === 'evaluate' && <EvaluationDialog courseId={courseId} onClose={close} />}
      {opened === 'evaluations' && <ClassEvaluations courseId={courseId} onClose={close} />}
    </div>
  );
}
