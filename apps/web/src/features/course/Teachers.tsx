import { useGetCourseTeachersQuery } from '@cheese/api-client/learning/course';
import type { CourseTeacher } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { CardLink } from '@cheese/ui/links/CardLink';
import { PersonFace } from '@cheese/ui/media/PersonFace';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';
import { texts } from './texts';

const List = styled('ul')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', display: 'flex', gap: 12, minWidth: 0 },
  '& .words': { flex: 1, minWidth: 0 },
  '& .name': { ...typography.h4, minHeight: 0 },
  '& p': { ...typography.caption, margin: 0, color: palette.text.third },
  '& .said': {
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: palette.text.secondary,
  },
}));

export function Teachers({ courseId }: { courseId: number }) {
  const query = useGetCourseTeachersQuery({ courseId });
  return (
    <Answered
      query={query}
      what={texts.teachers}
      skeleton={<RowsSkeleton count={2} />}
      empty={<EmptyState dense sentence={texts.noTeachers} />}
    >
      {(teachers) => (
        <List>
          {teachers.map((one) => (
            <Teacher key={one.id} teacher={one} />
          ))}
        </List>
      )}
    </Answered>
  );
}

function Teacher({ teacher }: { teacher: CourseTeacher }) {
  const { id, name, avatar, rank, organisation, introduction } = teacher;
  return (
    <li>
      <PersonFace src={avatar || null} name={name} size={48} />
      <div className="words">
        <CardLink className="name" href={paths.course.teacher({ teacherId: id })}>
          {name}
        </CardLink>
        <p>
          {rank} · {organisation}
        </p>
        <p className="said">{introduction}</p>
      </div>
    </li>
  );
}
