import { topicKindCodes } from '@cheese/domain/codes/classroom/topics';
import type { ClassroomDetail } from '@cheese/domain/contract/classroom/classroom';
import { idParam } from '@cheese/ui/address/urlParams';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { InClassroom } from '../../../features/classroom/InClassroom';
import { mayJoin } from '../../../features/classroom/seats';
import { paths } from '../../../paths';
import { texts } from '../topic/texts';
import { TopicForm } from '../topic/TopicForm';
import { TopicList } from '../topic/TopicList';
import { TopicTabs } from '../topic/TopicTabs';
import { TopicView } from '../topic/TopicView';

const kind = topicKindCodes.discussion;

/** The discussions of a classroom; one of them, or the form of one, where the address says so. */
export default function DiscussPage() {
  useDocumentTitle(texts.discussions);
  return <InClassroom>{(room) => <Discussions room={room} />}</InClassroom>;
}

function Discussions({ room }: { room: ClassroomDetail }) {
  const { courseId } = room;
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  const isWriting = search.get('write') === '1';
  if (id !== undefined) return <TopicView room={room} kind={kind} id={id} isWriting={isWriting} />;
  if (isWriting && mayJoin(room)) {
    return (
      <Section
        title={texts.publish}
        action={<Button href={paths.colleges.discuss({ courseId })}>{texts.back}</Button>}
      >
        <TopicForm room={room} kind={kind} label={texts.publish} topic={null} />
      </Section>
    );
  }
  const publish = mayJoin(room) && (
    <Button variant="contained" href={paths.colleges.discuss({ courseId, write: 1 })}>
      {texts.publish}
    </Button>
  );
  return (
    <Section title={texts.discussions} action={publish}>
      <TopicTabs room={room} />
      <TopicList
        courseId={courseId}
        kind={kind}
        empty={<EmptyState sentence={texts.noDiscussions} hint={texts.noDiscussionsHint} />}
      />
    </Section>
  );
}
