import { useGetClassNoticesQuery } from '@cheese/api-client/classroom/classroomNotice';
import type { ClassroomDetail } from '@cheese/domain/contract/classroom/classroom';
import type { ClassNotice } from '@cheese/domain/contract/classroom/classroomNotice';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { mayTeach } from '../../../features/classroom/seats';
import { paths } from '../../../paths';
import { texts } from './texts';

const EACH = 20;

export function ClassNoticeList({ room }: { room: ClassroomDetail }) {
  const { courseId } = room;
  const { asked, href } = useListAddress({});
  const { page } = asked;
  const query = useGetClassNoticesQuery(
    { courseId, page, pageCnt: EACH },
    { refetchOnMountOrArgChange: true },
  );
  const makeHref = (to: number) => href({ page: to });
  const write = mayTeach(room) && (
    <Button variant="contained" href={paths.colleges.notices({ courseId, write: 1 })}>
      {texts.write}
    </Button>
  );
  const hint = mayTeach(room) ? texts.teacherHint : texts.emptyHint;
  return (
    <Section title={texts.title} action={write}>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState sentence={texts.empty} hint={hint} />}
      >
        {({ list, total }) => (
          <PagedList page={page}>
            {list.length === 0 && <PastTheEnd firstHref={makeHref(1)} />}
            <Lines>
              {list.map((notice) => (
                <NoticeLine key={notice.id} courseId={courseId} notice={notice} />
              ))}
            </Lines>
            <Pager page={page} total={total} makeHref={makeHref} pageSize={EACH} />
          </PagedList>
        )}
      </Answered>
    </Section>
  );
}

function NoticeLine({ courseId, notice }: { courseId: number; notice: ClassNotice }) {
  const { id, title, author, publishedAt, isRead, isPinned, isHeld, editedAt } = notice;
  return (
    <Line>
      <div className="words">
        <b>
          <Link href={paths.colleges.notices({ courseId, id })}>{title}</Link>
        </b>
        <small>
          <span>{author}</span>
          <RelativeTime at={publishedAt} />
          {editedAt !== null && <span>{texts.edited}</span>}
        </small>
      </div>
      {isPinned && <Chip size="small" label={texts.pinned} />}
      {isHeld && <Chip size="small" label={texts.held} />}
      {!isRead && <Chip size="small" color="primary" label={texts.unread} />}
    </Line>
  );
}
