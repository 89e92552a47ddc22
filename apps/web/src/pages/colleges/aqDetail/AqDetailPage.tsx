import { topicKindCodes } from '@cheese/domain/codes/classroom/topics';
import { idParam } from '@cheese/ui/address/urlParams';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { InClassroom } from '../../../features/classroom/InClassroom';
import { texts } from '../topic/texts';
import { TopicView } from '../topic/TopicView';

/** A question to those who teach, with its answers. */
export default function AqDetailPage() {
  useDocumentTitle(texts.questions);
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  const isWriting = search.get('write') === '1';
  if (id === undefined) return <NotFoundFace />;
  const kind = topicKindCodes.question;
  return (
    <InClassroom>
      {(room) => <TopicView room={room} kind={kind} id={id} isWriting={isWriting} />}
    </InClassroom>
  );
}
