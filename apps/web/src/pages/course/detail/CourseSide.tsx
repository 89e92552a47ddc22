import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetCourseDetailQuery } from '@cheese/api-client/learning/course';
import type { CourseDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { Section } from '@cheese/ui/frame/Section';
import { styled } from '@mui/material/styles';
import { DeadlineLine } from '../../../features/commodity/DeadlineLine';
import { GivenBy } from '../../../features/commodity/GivenBy';
import { PriceLine } from '../../../features/commodity/PriceLine';
import { CertificateLine } from '../../../features/course/mine/CertificateLine';
import { CollectButton } from '../../../features/collect/CollectButton';
import { CourseProgress } from '../../../features/course/CourseProgress';
import { LatestNotices } from '../../../features/course/LatestNotices';
import { Teachers } from '../../../features/course/Teachers';
import { texts as shared } from '../../../features/course/texts';
import { ShareButton } from '../../../features/share/ShareButton';
import { CourseActions } from './CourseActions';
import { texts } from './texts';

const Offer = styled('section')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& > p': { margin: 0 },
  '& .hint': { ...typography.caption, color: palette.text.third },
  '& .keep': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

export function CourseSide({ course }: { course: CourseDetail }) {
  const { id, name, isCollected, progress, coursewareCount } = course;
  return (
    <>
      <Offer aria-label={texts.what}>
        <Cost course={course} />
        <CourseActions course={course} />
        {progress && (
          <>
            <CourseProgress name={name} studied={progress.studiedCount} of={coursewareCount} />
            <p className="hint">{texts.rule}</p>
            {course.certificateShare !== null && <CertificateLine courseId={id} />}
          </>
        )}
        <div className="keep">
          <CollectButton
            thing={{ type: collectTypeCodes.course, productId: id }}
            name={name}
            isCollected={isCollected}
          />
          <ShareButton />
        </div>
      </Offer>
      {!course.isLocked && <LatestNotices courseId={id} />}
      <Section title={shared.teachers}>
        <Teachers courseId={id} />
      </Section>
    </>
  );
}

function Cost({ course }: { course: CourseDetail }) {
  const { id, commodity, isLocked, isTeaching, opened, openUntil, organisation } = course;
  const { refetch } = useGetCourseDetailQuery({ courseId: id });
  if (isTeaching) return <p className="hint">{texts.teaching}</p>;
  if (!commodity) return <p className="hint">{isLocked ? texts.notOnSale : organisation}</p>;
  const { deadline } = commodity;
  return (
    <>
      <PriceLine item={commodity} />
      {isLocked && deadline !== null && (
        <DeadlineLine deadline={deadline} onEnd={() => void refetch()} />
      )}
      {opened === 'member' && <p className="hint">{texts.byMembership}</p>}
      {opened === 'bought' && openUntil !== null && (
        <p className="hint">{texts.until(chinaDay(openUntil))}</p>
      )}
      {opened === 'licence' && (
        <p className="hint">
          <GivenBy item={course} />
        </p>
      )}
    </>
  );
}
