import {
  useLikeCommentMutation,
  usePinCommentMutation,
  useSetCommentStateMutation,
} from '@cheese/api-client/learning/comment';
import { commentStateCodes, type CommentState } from '@cheese/domain/codes/base/visibility';
import type { Comment, Reply } from '@cheese/domain/contract/learning/comment';
import { useTask } from '@cheese/ui/form/useTask';
import ThumbUp from '@mui/icons-material/ThumbUp';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import { isReply, ThreadContext } from './Thread';
import { texts } from './texts';
import { useMayWrite } from '../../session/useMayWrite';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  marginLeft: -8,
  '& button': { minWidth: 0, padding: '4px 8px' },
});

interface Action {
  text: string;
  act: () => void;
  isDangerous?: boolean;
}

interface SaidActionsProps {
  said: Comment | Reply;
  onReply: () => void;
  onEdit: () => void;
}

/** Actions for a comment or reply, depending on the user. */
export function SaidActions({ said, onReply, onEdit }: SaidActionsProps) {
  const { ask, isClosed = false, best } = use(ThreadContext);
  const moderating = useModeration(said);
  const isLocked = isClosed || said.state === commentStateCodes.locked;
  const isShown = !said.isHeld && said.state !== commentStateCodes.hidden;
  const mayBeBest = best !== undefined && best.commentId !== said.id && isShown;
  const actions: (Action | false)[] = [
    !isLocked && !said.isHeld && { text: texts.reply, act: onReply },
    said.isMine && !isLocked && { text: texts.edit, act: onEdit },
    mayBeBest && { text: texts.best, act: () => best.choose(said.id) },
    ...moderating,
    !said.isMine && { text: texts.report, act: () => ask({ what: 'report', said }) },
    (said.isMine || said.mayModerate) && {
      text: texts.remove,
      isDangerous: true,
      act: () => ask({ what: 'remove', said }),
    },
  ];
  return (
    <Row>
      {!said.isHeld && <LikeButton said={said} />}
      {actions
        .filter((action) => action !== false)
        .map(({ text, act, isDangerous }) => (
          <Button
            key={text}
            size="small"
            color={isDangerous ? 'error' : 'inherit'}
            aria-label={texts.of(text, said.author.nickname, said.text)}
            onClick={act}
          >
            {text}
          </Button>
        ))}
    </Row>
  );
}

function LikeButton({ said }: { said: Comment | Reply }) {
  const [like] = useLikeCommentMutation();
  const { isBusy, run } = useTask();
  const mayWrite = useMayWrite();
  const { id, isLiked, likeCount } = said;
  const name = isLiked ? texts.unlike : texts.like;
  const press = () => {
    if (mayWrite()) void run(() => like({ id, isLiked: !isLiked }).unwrap());
  };
  return (
    <Button
      size="small"
      color={isLiked ? 'primary' : 'inherit'}
      aria-pressed={isLiked}
      aria-disabled={isBusy}
      disabled={said.isMine}
      aria-label={texts.of(`${name} ${likeCount}`, said.author.nickname, said.text)}
      startIcon={isLiked ? <ThumbUp /> : <ThumbUpOutlined />}
      onClick={press}
    >
      {likeCount}
    </Button>
  );
}

/** For the course's teachers and platform administrators. */
function useModeration(said: Comment | Reply): Action[] {
  const [setState] = useSetCommentStateMutation();
  const [pin] = usePinCommentMutation();
  const { run } = useTask();
  if (!said.mayModerate) return [];
  const { id, state } = said;
  const to = (text: string, next: CommentState): Action => ({
    text,
    act: () => void run(() => setState({ id, state: next }).unwrap()),
  });
  const isPinned = !isReply(said) && said.isPinned;
  const pinning: Action = {
    text: isPinned ? texts.unpin : texts.pin,
    act: () => void run(() => pin({ id, isPinned: !isPinned }).unwrap()),
  };
  return [
    state === commentStateCodes.hidden
      ? to(texts.show, commentStateCodes.shown)
      : to(texts.hide, commentStateCodes.hidden),
    state === commentStateCodes.locked
      ? to(texts.unlock, commentStateCodes.shown)
      : to(texts.lock, commentStateCodes.locked),
    ...(isReply(said) ? [] : [pinning]),
  ];
}
