import { topicKindCodes } from '@cheese/domain/codes/classroom/topics';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { InClassroom } from '../../../features/classroom/InClassroom';
import { mayJoin } from '../../../features/classroom/seats';
import { paths } from '../../../paths';
import { texts } from '../topic/texts';
import { TopicList } from '../topic/TopicList';
import { TopicTabs } from '../topic/TopicTabs';

/** Questions to those who teach. */
export default function AqPage() {
  useDocumentTitle(texts.questions);
  return (
    <InClassroom>
      {(room) => {
        const { courseId } = room;
        const ask = mayJoin(room) && (
          <Button variant="contained" href={paths.colleges.ask({ courseId })}>
            {texts.ask}
          </Button>
        );
        return (
          <Section title={texts.questions} action={ask}>
            <TopicTabs room={room} />
            <TopicList
              courseId={courseId}
              kind={topicKindCodes.question}
              empty={<EmptyState sentence={texts.noQuestions} hint={texts.noQuestionsHint} />}
            />
          </Section>
        );
      }}
    </InClassroom>
  );
}
