import { useGetCourseNoticesQuery } from '@cheese/api-client/learning/courseNotice';
import type { CourseNotice } from '@cheese/domain/contract/learning/courseNotice';
import { UnreadableData } from '@cheese/ui/feedback/UnreadableData';
import { Section } from '@cheese/ui/frame/Section';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Notice = styled('article')(({ theme: { palette, typography } }) => ({
  overflowWrap: 'anywhere',
  '& + &': { marginTop: 12, paddingTop: 12, borderTop: `1px solid ${palette.hairline}` },
  '& h3': { ...typography.body1, fontWeight: 600, margin: 0 },
  '& p': { margin: '4px 0', whiteSpace: 'pre-wrap' },
  '& small': { ...typography.caption, color: palette.text.third },
}));

export function LatestNotices({ courseId }: { courseId: number }) {
  const { currentData = [] } = useGetCourseNoticesQuery({ courseId });
  return (
    <UnreadableData data={currentData} face={null}>
      <Notices notices={currentData} />
    </UnreadableData>
  );
}

function Notices({ notices }: { notices: readonly CourseNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <Section title={texts.notices}>
      {notices.map(({ id, title, text, teacher, sentAt }) => (
        <Notice key={id}>
          <h3>{title}</h3>
          <p>{text}</p>
          <small>
            {teacher} · <RelativeTime at={sentAt} />
          </small>
        </Notice>
      ))}
    </Section>
  );
}
