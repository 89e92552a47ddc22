import { topicKindCodes } from '@cheese/domain/codes/classroom/topics';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { InClassroom } from '../../../features/classroom/InClassroom';
import { mayJoin } from '../../../features/classroom/seats';
import { paths } from '../../../paths';
import { texts } from '../topic/texts';
import { TopicForm } from '../topic/TopicForm';

/** A new question to those who teach. */
export default function AskPage() {
  useDocumentTitle(texts.ask);
  return (
    <InClassroom>
      {(room) =>
        mayJoin(room) ? (
          <Section
            title={texts.ask}
            action={
              <Button href={paths.colleges.questions({ courseId: room.courseId })}>
                {texts.back}
              </Button>
            }
          >
            <TopicForm room={room} kind={topicKindCodes.question} label={texts.ask} topic={null} />
          </Section>
        ) : (
          <NotFoundFace />
        )
      }
    </InClassroom>
  );
}
