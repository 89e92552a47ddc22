import type { ClassroomDetail } from '@cheese/domain/contract/classroom/classroom';
import { idParam } from '@cheese/ui/address/urlParams';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { InClassroom } from '../../../features/classroom/InClassroom';
import { mayTeach } from '../../../features/classroom/seats';
import { ClassNoticeEdit } from './ClassNoticeEdit';
import { ClassNoticeForm } from './ClassNoticeForm';
import { ClassNoticeList } from './ClassNoticeList';
import { ClassNoticeView } from './ClassNoticeView';
import { texts } from './texts';

/** The notices of a classroom; one of them, or the form of one, where the address says so. */
export default function ClassNoticePage() {
  useDocumentTitle(texts.title);
  return <InClassroom>{(room) => <Notices room={room} />}</InClassroom>;
}

function Notices({ room }: { room: ClassroomDetail }) {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  const isWriting = search.get('write') === '1' && mayTeach(room);
  if (id === undefined) {
    return isWriting ? (
      <ClassNoticeForm courseId={room.courseId} notice={null} />
    ) : (
      <ClassNoticeList room={room} />
    );
  }
  return isWriting ? (
    <ClassNoticeEdit courseId={room.courseId} id={id} />
  ) : (
    <ClassNoticeView room={room} id={id} />
  );
}
