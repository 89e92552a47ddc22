import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import { useGetReceivedClassroomNoticesQuery } from '@cheese/api-client/people/notice';
import { paths } from '../../../paths';
import { CourseRow } from '../CourseRow';
import { NoticeList } from '../NoticeList';
import { texts } from '../texts';
import { useNoticeAddress } from '../useNoticeAddress';

export default function ClassroomNoticePage() {
  const { asked, ask } = useNoticeAddress();
  const query = useGetReceivedClassroomNoticesQuery(ask);
  return (
    <NoticeList
      kind={noticeKindCodes.classroom}
      asked={asked}
      query={query}
      row={(notice) => (
        <CourseRow
          key={notice.id}
          notice={notice}
          origin={paths.colleges.notices({ courseId: notice.courseId })}
          facts={<span>{texts.teacher(notice.teacherName)}</span>}
        />
      )}
    />
  );
}
