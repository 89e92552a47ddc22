import { courseCoverSizes } from '@cheese/domain/rules/site/image';
import { courseSize } from '@cheese/domain/rules/learning/courseSize';
import type { CourseDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { countText } from '@cheese/domain/rules/text/countText';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Trailer } from './Trailer';
import { texts } from './texts';

export const Head = styled('section')(({ theme: { breakpoints, palette } }) => ({
  overflow: 'hidden',
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& .words': { display: 'grid', gap: 8, padding: 24 },
  '& p': { margin: 0, color: palette.text.secondary },
  '& .facts': { display: 'flex', flexWrap: 'wrap', columnGap: 16, color: palette.text.third },
  [breakpoints.down('sm')]: { '& .words': { padding: 16 } },
}));

export function CourseHead({ course }: { course: CourseDetail }) {
  const { name, cover, description, trailer, teacher, organisation, learnerCount } = course;
  return (
    <Head>
      {trailer ? (
        <Trailer trailer={trailer} />
      ) : (
        <ImageWithFallback src={cover} alt="" sizes={courseCoverSizes} eager />
      )}
      <div className="words">
        <Typography variant="h1">{name}</Typography>
        {description && <p>{description}</p>}
        <p className="facts">
          <span>{[teacher, organisation].filter(Boolean).join(' · ')}</span>
          <span>{texts.learners(countText(learnerCount))}</span>
          <span>{courseSize(course)}</span>
        </p>
      </div>
    </Head>
  );
}
