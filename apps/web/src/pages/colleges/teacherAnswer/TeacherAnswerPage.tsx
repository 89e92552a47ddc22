import { topicKindCodes } from '@cheese/domain/codes/classroom/topics';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { InClassroom } from '../../../features/classroom/InClassroom';
import { isStaff } from '../../../features/classroom/seats';
import { texts } from '../topic/texts';
import { TopicList } from '../topic/TopicList';
import { TopicTabs } from '../topic/TopicTabs';

/** Questions that nobody who teaches has answered yet. */
export default function TeacherAnswerPage() {
  useDocumentTitle(texts.toAnswer);
  return (
    <InClassroom>
      {(room) =>
        isStaff(room) ? (
          <Section title={texts.toAnswer}>
            <TopicTabs room={room} />
            <TopicList
              courseId={room.courseId}
              kind={topicKindCodes.question}
              only={{ isWaiting: true }}
              empty={<EmptyState sentence={texts.nothingToAnswer} />}
            />
          </Section>
        ) : (
          <NotFoundFace />
        )
      }
    </InClassroom>
  );
}
