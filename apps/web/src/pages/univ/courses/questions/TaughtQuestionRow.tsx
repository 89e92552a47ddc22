import { useRemoveCourseQuestionMutation } from '@cheese/api-client/learning/courseQuestion';
import type { TaughtQuestion } from '@cheese/domain/contract/learning/courseQuestion';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { useLeave } from '@cheese/ui/unsaved/UnsavedContext';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { AnswerForm } from '../../../../features/courseAnswer/AnswerForm';
import { questionPlace } from '../../../../features/notes/questionPlace';
import { usePictureUpload } from '../../../../features/pictureUpload/usePictureUpload';
import { paths } from '../../../../paths';
import { texts } from './texts';

const Row = styled('article')(({ theme: { palette, typography } }) => ({
  padding: '12px 0',
  borderBottom: `1px solid ${palette.hairline}`,
  overflowWrap: 'anywhere',
  '& h3': { ...typography.h3, margin: 0 },
  '& p': { margin: '4px 0', whiteSpace: 'pre-wrap' },
  '& .facts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 },
  '& .facts > span': { ...typography.caption, color: palette.text.third },
  '& form': { marginTop: 8 },
}));

/** A question with its answer form; closing asks first if there is unsaved text. */
export const TaughtQuestionRow = (props: { question: TaughtQuestion }) => (
  <UnsavedGuard>
    <Question {...props} />
  </UnsavedGuard>
);

function Question({ question }: { question: TaughtQuestion }) {
  const { id, title, text, courseName, author, askedAt } = question;
  const place = questionPlace(question);
  const { answerCount, acceptedId } = question;
  const [isAnswering, answer] = useState(false);
  const [isRemoving, askRemoving] = useState(false);
  const upload = usePictureUpload();
  const leave = useLeave();
  const [remove] = useRemoveCourseQuestionMutation();
  return (
    <Row aria-label={texts.of(title)}>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className="facts">
        {answerCount === 0 && <Chip size="small" color="warning" label={texts.waiting} />}
        {acceptedId !== null && <Chip size="small" color="success" label={texts.accepted} />}
        <span>{author.nickname}</span>
        <span>
          {courseName}
          {place && (
            <>
              {' / '}
              <Link href={place.href}>{place.words}</Link>
            </>
          )}
        </span>
        <span>
          <RelativeTime at={askedAt} />
        </span>
        {answerCount > 0 && <span>{texts.count(answerCount)}</span>}
        <Button
          size="small"
          aria-expanded={isAnswering}
          aria-label={texts.answerThis(title)}
          onClick={() => leave(() => answer(!isAnswering))}
        >
          {isAnswering ? texts.close : texts.answer}
        </Button>
        {answerCount > 0 && (
          <Button
            size="small"
            href={paths.courseQuestion({ id })}
            aria-label={texts.seeThis(title)}
          >
            {texts.see}
          </Button>
        )}
        <Button size="small" color="error" onClick={() => askRemoving(true)}>
          {texts.remove}
        </Button>
      </div>
      {isAnswering && <AnswerForm questionId={id} upload={upload} onSent={() => answer(false)} />}
      {isRemoving && (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeLoss}
          remove={() => remove({ id }).unwrap()}
          onClose={() => askRemoving(false)}
        />
      )}
    </Row>
  );
}
