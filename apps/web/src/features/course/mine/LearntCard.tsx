import { courseSize } from '@cheese/domain/rules/learning/courseSize';
import type { LearntCourse } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { Card } from '@cheese/ui/frame/Card';
import { styled } from '@mui/material/styles';
import { CourseProgress } from '../CourseProgress';
import { learntHref, learntNote } from './learntWay';

const Shape = styled(Card)(({ theme: { breakpoints, palette, typography } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& .words': {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    gap: 8,
    minWidth: 0,
    padding: '12px 16px',
  },
  '& p': { ...typography.caption, margin: 0, color: palette.text.third },
  '& .where': {
    overflow: 'hidden',
    color: palette.text.secondary,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .foot': { marginTop: 'auto' },
  [breakpoints.down('sm')]: {
    flexDirection: 'row',
    '& .cover': { flex: 'none', width: 128, margin: 12, marginRight: 0 },
    '& .words': { padding: 12, gap: 4 },
  },
}));

const sizes = '(min-width: 1200px) 282px, (min-width: 600px) 50vw, 128px';

export function LearntCard({ course, eager }: { course: LearntCourse; eager?: boolean }) {
  const { name, cover, teacher, organisation, studiedCount, coursewareCount } = course;
  return (
    <Shape>
      <div className="cover">
        <ImageWithFallback src={cover} alt="" sizes={sizes} {...(eager && { eager })} />
      </div>
      <div className="words">
        <CardLink className="title" href={learntHref(course)}>
          {name}
        </CardLink>
        <p>{organisation ?? teacher}</p>
        <p>{courseSize(course)}</p>
        <p className="where">{learntNote(course)}</p>
        <div className="foot">
          <CourseProgress name={name} studied={studiedCount} of={coursewareCount} />
        </div>
      </div>
    </Shape>
  );
}
