import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { Comments } from './Comments';
import { TALK_PAGE } from './talkPage';
import { texts } from './texts';

interface TalkDialogProps {
  questionId: number;
  onClose: () => void;
}

/** Discussion of one question, over the page that shows it. */
export default function TalkDialog({ questionId, onClose }: TalkDialogProps) {
  return (
    <PanelDialog
      width="md"
      title={texts.talk}
      lead={texts.talkLead}
      onClose={onClose}
      actions={<Button href={paths.questionTalk({ questionId })}>{texts.talkAlone}</Button>}
    >
      <Comments
        subjectType={commentSubjectCodes.question}
        subjectId={questionId}
        pageIn={TALK_PAGE}
      />
    </PanelDialog>
  );
}
