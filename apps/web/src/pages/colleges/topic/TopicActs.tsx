import {
  usePinDiscussionMutation,
  useRemoveDiscussionMutation,
  useSetDiscussionStateMutation,
} from '@cheese/api-client/classroom/classroomDiscuss';
import { commentStateCodes, type CommentState } from '@cheese/domain/codes/base/visibility';
import type { TopicDetail } from '@cheese/domain/contract/classroom/classroomDiscuss';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from './texts';
import { topicPaths } from './topicHref';

interface TopicActsProps {
  courseId: number;
  topic: TopicDetail;
}

interface EveryActProps extends TopicActsProps {
  /** The term is open: it can be changed and removed, too. */
  isOpen: boolean;
}

/** What its author, and those who teach, can do with a topic. */
export function TopicActs({ courseId, topic, isOpen }: EveryActProps) {
  const { id, kind, state, isMine, mayModerate, replyCount } = topic;
  const mayEdit = isOpen && isMine && state !== commentStateCodes.locked;
  const mayRemove = isOpen && (mayModerate || (isMine && replyCount === 0));
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {mayEdit && (
        <Button size="small" href={topicPaths(kind).one({ courseId, id, write: 1 })}>
          {texts.edit}
        </Button>
      )}
      {mayModerate && <Moderation courseId={courseId} topic={topic} />}
      {mayRemove && <Removal courseId={courseId} topic={topic} />}
    </Stack>
  );
}

function Moderation({ courseId, topic }: TopicActsProps) {
  const { id, state, isPinned } = topic;
  const [pin] = usePinDiscussionMutation();
  const [setState] = useSetDiscussionStateMutation();
  const { isBusy, run } = useTask();
  const to = (next: CommentState) => () =>
    void run(() => setState({ courseId, id, state: next }).unwrap());
  const { shown, locked, hidden } = commentStateCodes;
  const isLocked = state === locked;
  const isHidden = state === hidden;
  return (
    <>
      <Button
        size="small"
        aria-disabled={isBusy}
        onClick={() => void run(() => pin({ courseId, id, isPinned: !isPinned }).unwrap())}
      >
        {isPinned ? texts.unpin : texts.pin}
      </Button>
      <Button size="small" aria-disabled={isBusy} onClick={to(isLocked ? shown : locked)}>
        {isLocked ? texts.unlock : texts.lock}
      </Button>
      <Button size="small" aria-disabled={isBusy} onClick={to(isHidden ? shown : hidden)}>
        {isHidden ? texts.show : texts.hide}
      </Button>
    </>
  );
}

function Removal({ courseId, topic: { id, kind } }: TopicActsProps) {
  const [remove] = useRemoveDiscussionMutation();
  const [isAsking, ask] = useState(false);
  const { isBusy, run } = useTask();
  const navigate = useNavigate();
  const removeIt = async () => {
    await remove({ courseId, id }).unwrap();
    void navigate(topicPaths(kind).list({ courseId }), { replace: true });
    return leaving;
  };
  return (
    <>
      <Button size="small" color="error" onClick={() => ask(true)}>
        {texts.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.removeTitle}
          consequence={texts.consequence}
          confirm={texts.remove}
          isBusy={isBusy}
          onConfirm={() => void run(removeIt, texts.removed)}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
