import { topicKindCodes } from '@cheese/domain/codes/classroom/topics';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { InClassroom } from '../../../features/classroom/InClassroom';
import { texts } from '../topic/texts';
import { TopicList } from '../topic/TopicList';
import { TopicTabs } from '../topic/TopicTabs';

/** The discussions that the reader opened or answered. */
export default function DiscussedPage() {
  useDocumentTitle(texts.mine);
  return (
    <InClassroom>
      {(room) => (
        <Section title={texts.mine}>
          <TopicTabs room={room} />
          <TopicList
            courseId={room.courseId}
            kind={topicKindCodes.discussion}
            only={{ isDiscussed: true }}
            empty={<EmptyState sentence={texts.noMine} />}
          />
        </Section>
      )}
    </InClassroom>
  );
}
