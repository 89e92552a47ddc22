import { commentStateCodes } from '@cheese/domain/codes/base/visibility';
import { topicKindCodes } from '@cheese/domain/codes/classroom/topics';
import type { Topic } from '@cheese/domain/contract/classroom/classroomDiscuss';
import { Line } from '@cheese/ui/list/Lines';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { texts } from './texts';
import { topicPaths } from './topicHref';

/** One topic, who opened it and how far it is. */
export function TopicLine({ courseId, topic }: { courseId: number; topic: Topic }) {
  const { id, kind, title, author, createdAt, lastReplyAt, replyCount } = topic;
  return (
    <Line>
      <div className="words">
        <b>
          <Link href={topicPaths(kind).one({ courseId, id })}>{title}</Link>
        </b>
        <small>
          <span>{author ?? texts.anonymous}</span>
          {topic.isAnonymous && author !== null && <span>{texts.anonymousMark}</span>}
          <RelativeTime at={lastReplyAt ?? createdAt} />
          <span>{texts.replies(replyCount)}</span>
        </small>
      </div>
      <Marks topic={topic} />
    </Line>
  );
}

function Marks({ topic }: { topic: Topic }) {
  const { kind, state, isPinned, isHeld, isSolved, isAnsweredByStaff } = topic;
  const isQuestion = kind === topicKindCodes.question;
  return (
    <>
      {isPinned && <Chip size="small" label={texts.pinned} />}
      {isHeld && <Chip size="small" label={texts.held} />}
      {state === commentStateCodes.locked && <Chip size="small" label={texts.locked} />}
      {state === commentStateCodes.hidden && <Chip size="small" label={texts.hidden} />}
      {isSolved && <Chip size="small" color="success" label={texts.solved} />}
      {isQuestion && isAnsweredByStaff && !isSolved && (
        <Chip size="small" color="success" variant="outlined" label={texts.answered} />
      )}
    </>
  );
}
