import {
  useGetDiscussionDetailQuery,
  useSetBestAnswerMutation,
} from '@cheese/api-client/classroom/classroomDiscuss';
import { commentStateCodes } from '@cheese/domain/codes/base/visibility';
import { topicKindCodes, type TopicKind } from '@cheese/domain/codes/classroom/topics';
import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import type { ClassroomDetail } from '@cheese/domain/contract/classroom/classroom';
import type { TopicDetail } from '@cheese/domain/contract/classroom/classroomDiscuss';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isStaff, mayJoin } from '../../../features/classroom/seats';
import { Comments } from '../../../features/comments/Comments';
import { texts } from './texts';
import { TopicActs } from './TopicActs';
import { TopicForm } from './TopicForm';
import { topicPaths } from './topicHref';

interface TopicViewProps {
  room: ClassroomDetail;
  kind: TopicKind;
  id: number;
  /** Its author changes it. */
  isWriting: boolean;
}

/** A topic with all that was said to it. */
export function TopicView({ room, kind, id, isWriting }: TopicViewProps) {
  const { courseId } = room;
  const query = useGetDiscussionDetailQuery({ courseId, id }, { refetchOnMountOrArgChange: true });
  const back = <Button href={topicPaths(kind).list({ courseId })}>{texts.back}</Button>;
  return (
    <Answered
      query={query}
      what={texts.topics}
      skeleton={<RowsSkeleton />}
      notFound={<EmptyState sentence={texts.gone} action={back} />}
    >
      {(topic) =>
        isWriting && mayEdit(room, topic) ? (
          <Section title={texts.edit} action={back}>
            <TopicForm room={room} kind={kind} label={texts.edit} topic={topic} />
          </Section>
        ) : (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Section title={topic.title} action={back}>
              <Facts topic={topic} />
              <SafeHtml html={topic.html} />
              <Best room={room} topic={topic} />
              {(mayJoin(room) || topic.mayModerate) && (
                <TopicActs courseId={courseId} topic={topic} isOpen={mayJoin(room)} />
              )}
            </Section>
            <Replies room={room} topic={topic} />
          </Box>
        )
      }
    </Answered>
  );
}

const Facts = ({ topic }: { topic: TopicDetail }) => (
  <Typography
    component="div"
    variant="caption"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 2, color: 'text.third' }}
  >
    <span>{topic.author ?? texts.anonymous}</span>
    {topic.isAnonymous && topic.author !== null && <span>{texts.anonymousMark}</span>}
    <RelativeTime at={topic.createdAt} />
    {topic.editedAt !== null && <span>{texts.edited}</span>}
    {topic.isHeld && <span>{texts.held}</span>}
    {topic.state === commentStateCodes.hidden && <span>{texts.hidden}</span>}
    {topic.state === commentStateCodes.locked && <span>{texts.locked}</span>}
    {topic.isPinned && <span>{texts.pinned}</span>}
  </Typography>
);

const mayEdit = (room: ClassroomDetail, { isMine, state }: TopicDetail) =>
  isMine && mayJoin(room) && state !== commentStateCodes.locked;

const mayChoose = (room: ClassroomDetail, topic: TopicDetail) =>
  mayJoin(room) && (topic.isMine || isStaff(room));

function Best({ room, topic }: { room: ClassroomDetail; topic: TopicDetail }) {
  const [setBest] = useSetBestAnswerMutation();
  const { isBusy, run } = useTask();
  const { best, id } = topic;
  if (!best) return null;
  const takeBack = mayChoose(room, topic) && (
    <Button
      size="small"
      color="inherit"
      aria-disabled={isBusy}
      onClick={() =>
        void run(() => setBest({ courseId: room.courseId, id, commentId: null }).unwrap())
      }
    >
      {texts.takeBack}
    </Button>
  );
  return (
    <Alert severity="success" action={takeBack} sx={{ mt: 2 }}>
      <b>{texts.best}</b> {best.author ?? texts.anonymous}
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{best.text}</Typography>
    </Alert>
  );
}

function Replies({ room, topic }: { room: ClassroomDetail; topic: TopicDetail }) {
  const [setBest] = useSetBestAnswerMutation();
  const { run } = useTask();
  const { id, kind, state, best } = topic;
  const isLocked = state === commentStateCodes.locked && !topic.mayModerate;
  const choose = (commentId: number) =>
    void run(() => setBest({ courseId: room.courseId, id, commentId }).unwrap());
  const choosing = kind === topicKindCodes.question && mayChoose(room, topic);
  return (
    <Section title={texts.replyTitle}>
      {isLocked && <Alert severity="info">{texts.closed}</Alert>}
      <Comments
        subjectType={commentSubjectCodes.classroom}
        subjectId={id}
        isClosed={isLocked || !mayJoin(room)}
        {...(choosing && { best: { commentId: best?.commentId ?? null, choose } })}
      />
    </Section>
  );
}
