import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import type { CourseDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Directory } from '../../../features/course/directory/Directory';
import { Introduction } from '../../../features/course/Introduction';
import { lazyPart } from '../../../loading/lazyPart';
import { paths } from '../../../paths';
import { type DetailTab, detailTabs, readTab, saidTab } from './detailTabs';
import { texts } from './texts';

/** Loaded on demand, because most visitors read the introduction first. */
const Comments = lazyPart(async () => {
  const { Comments: Part } = await import('../../../features/comments/Comments');
  return { default: Part };
}, LostInPlace);
const Beside = lazyPart(async () => {
  const { Beside: Part } = await import('./Beside');
  return { default: Part };
}, LostInPlace);

const Frame = styled('section')(({ theme: { breakpoints, palette } }) => ({
  padding: '8px 24px 24px',
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& > nav': { marginBottom: 16, borderBottom: `1px solid ${palette.hairline}` },
  [breakpoints.down('sm')]: { padding: '4px 16px 16px' },
}));

const contents: Record<DetailTab, (course: CourseDetail) => ReactNode> = {
  introduction: ({ id }) => <Introduction courseId={id} />,
  directory: ({ id, lastLearnt }) => (
    <Directory courseId={id} hereId={lastLearnt?.coursewareId ?? null} />
  ),
  comments: ({ id }) => <Comments subjectType={commentSubjectCodes.course} subjectId={id} />,
  recommended: ({ id }) => <Beside courseId={id} />,
};

/** Tabs of a course, each with its own address. */
export function CourseTabs({ course }: { course: CourseDetail }) {
  const chosen = readTab(useSearchParams()[0]);
  const choices = (Object.keys(detailTabs) as DetailTab[]).map((tab) => ({
    label: detailTabs[tab],
    href: paths.course.detail({ courseId: course.id, tab: saidTab(tab) }),
    isChosen: tab === chosen,
  }));
  return (
    <Frame aria-label={texts.sections}>
      <LinkTabs label={texts.sections} choices={choices} />
      {/* A Suspense per tab: a shared one would keep the last tab visible while the next one
          loads. */}
      <Suspense key={chosen} fallback={<RowsSkeleton count={4} />}>
        {contents[chosen](course)}
      </Suspense>
    </Frame>
  );
}
