import { useAddReplyMutation, useEditCommentMutation } from '@cheese/api-client/learning/comment';
import type { Comment, Reply } from '@cheese/domain/contract/learning/comment';
import { PersonFace } from '@cheese/ui/media/PersonFace';
import { styled } from '@mui/material/styles';
import { type ReactNode, use, useState } from 'react';
import { AtButton } from './AtButton';
import { CommentForm } from './CommentForm';
import { mentionedIn } from './mentionedIn';
import { SaidActions } from './SaidActions';
import { SaidHead } from './SaidHead';
import { isReply, ThreadContext } from './Thread';
import { texts } from './texts';
import { useMayWrite } from '../../session/useMayWrite';
import { Words } from './Words';

const Row = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 12px',
  padding: '12px 0',
});

interface SaidItemProps {
  said: Comment | Reply;
  /** Below it, such as the replies to a comment. */
  children?: ReactNode;
}

/** One comment or reply with its forms. */
export function SaidItem({ said, children }: SaidItemProps) {
  // Separate states, so that editing does not discard a half-written reply.
  const [isEditing, edit] = useState(false);
  const [isReplying, reply] = useState(false);
  const mayWrite = useMayWrite();
  return (
    <Row aria-label={said.author.nickname}>
      <PersonFace
        src={said.author.avatar || null}
        name={said.author.nickname}
        size={isReply(said) ? 28 : 40}
      />
      <div>
        <SaidHead said={said} />
        {isEditing ? (
          <AtButton>
            <EditForm said={said} onClose={() => edit(false)} />
          </AtButton>
        ) : (
          <Words text={said.text} mentions={said.mentions} />
        )}
        <SaidActions
          said={said}
          onEdit={() => edit(true)}
          onReply={() => {
            if (mayWrite()) reply(true);
          }}
        />
        {isReplying && (
          <AtButton>
            <ReplyForm said={said} onClose={() => reply(false)} />
          </AtButton>
        )}
        {children}
      </div>
    </Row>
  );
}

interface WritingProps {
  said: Comment | Reply;
  onClose: () => void;
}

function EditForm({ said, onClose }: WritingProps) {
  const [edit] = useEditCommentMutation();
  return (
    <CommentForm
      draft={`comment-edit-${said.id}`}
      label={texts.edit}
      placeholder={texts.placeholder}
      confirm={texts.save}
      done={texts.saved}
      initial={said.text}
      send={(text) => edit({ id: said.id, text }).unwrap()}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}

function ReplyForm({ said, onClose }: WritingProps) {
  const [reply] = useAddReplyMutation();
  const { comments } = use(ThreadContext);
  const where = isReply(said)
    ? { commentId: said.commentId, replyId: said.id }
    : { commentId: said.id };
  return (
    <CommentForm
      draft={`comment-reply-${said.id}`}
      label={texts.replyPlaceholder(said.author.nickname)}
      placeholder={texts.placeholder}
      confirm={texts.sendReply}
      done={texts.replied}
      send={(text) => reply({ ...where, text, mentionIds: mentionedIn(text, comments) }).unwrap()}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
