import type { CourseDetail } from '@cheese/domain/contract/learning/courseShapes';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Comments } from '../../../features/comments/Comments';
import { Directory } from '../../../features/course/Directory';
import { Introduction } from '../../../features/course/Introduction';
import { paths } from '../../../paths';
import { Beside } from './Beside';
import { type DetailTab, detailTabs, readTab, saidTab } from './detailTabs';
import { texts } from './texts';

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
  comments: ({ id }) => <Comments subjectType={1} subjectId={id} />,
  recommended: ({ id }) => <Beside courseId={id} />,
};

/** What there is to read of a course, under tabs that are addresses. */
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
      {contents[chosen](course)}
    </Frame>
  );
}
