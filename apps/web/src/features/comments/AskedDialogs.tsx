import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import { useRemoveCommentMutation } from '@cheese/api-client/learning/comment';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { ReportWords } from './ReportWords';
import { type CommentAction, isReply } from './Thread';
import { texts } from './texts';

/** Confirmations of the actions on a comment. */
export function AskedDialogs({
  asked,
  onClose,
}: {
  asked: CommentAction | null;
  onClose: () => void;
}) {
  const [remove] = useRemoveCommentMutation();
  if (asked === null) return null;
  const { what, said } = asked;
  if (what === 'report')
    return <ReportWords kind={wordKindCodes.comment} id={said.id} onClose={onClose} />;
  return (
    <RemoveDialog
      title={texts.removeTitle}
      consequence={isReply(said) ? texts.removeReplyLoss : texts.removeLoss}
      done={texts.removed}
      remove={() => remove({ id: said.id }).unwrap()}
      onClose={onClose}
    />
  );
}
