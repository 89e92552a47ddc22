import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import { useGetReceivedCourseNoticesQuery } from '@cheese/api-client/people/notice';
import { CourseRow } from '../CourseRow';
import { NoticeList } from '../NoticeList';
import { useNoticeAddress } from '../useNoticeAddress';

export default function CourseNoticePage() {
  const { asked, ask } = useNoticeAddress();
  const query = useGetReceivedCourseNoticesQuery(ask);
  return (
    <NoticeList
      kind={noticeKindCodes.course}
      asked={asked}
      query={query}
      row={(notice) => <CourseRow key={notice.id} notice={notice} />}
    />
  );
}
