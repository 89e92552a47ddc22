import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import {
  useGetCourseQuestionDetailQuery,
  useRemoveCourseQuestionMutation,
} from '@cheese/api-client/learning/courseQuestion';
import type { CourseQuestionDetail } from '@cheese/domain/contract/learning/courseQuestion';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { AnswerForm } from '../../../features/courseAnswer/AnswerForm';
import { questionPlace } from '../../../features/notes/questionPlace';
import { usePictureUpload } from '../../../features/pictureUpload/usePictureUpload';
import { AnswerList } from './AnswerList';
import { ReportButton } from './ReportButton';
import { texts } from './texts';
import { Written } from './Written';

export default function CourseReplyPage() {
  useDocumentTitle(texts.title);
  const id = idParam(useSearchParams()[0], 'id');
  return id === undefined ? <NotFoundFace /> : <Question id={id} />;
}

function Question({ id }: { id: number }) {
  const query = useGetCourseQuestionDetailQuery({ id });
  return (
    <Content>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(question) => <Shown question={question} />}
      </Answered>
    </Content>
  );
}

function Shown({ question }: { question: CourseQuestionDetail }) {
  const [isRemoving, askRemoving] = useState(false);
  const upload = usePictureUpload();
  const { courseId, courseName, isMine, mayModerate, mayAnswer } = question;
  const place = questionPlace(question);
  return (
    <>
      <PageTitle
        lead={
          <>
            {texts.course(courseName)}
            {place && (
              <>
                {' · '}
                <Link href={place.href}>{place.words}</Link>
              </>
            )}
          </>
        }
        actions={
          <>
            {(isMine || mayModerate) && (
              <Button color="inherit" onClick={() => askRemoving(true)}>
                {texts.remove}
              </Button>
            )}
            <Button href={paths.courseQuestions({ courseId })}>{texts.back}</Button>
          </>
        }
      >
        {question.title}
      </PageTitle>
      <UnsavedGuard>
        <Stack sx={{ gap: 3 }}>
          <Section title={texts.what}>
            <Written said={question} at={question.askedAt} />
            {!isMine && (
              <ReportButton kind={wordKindCodes.question} id={question.id} name={question.title} />
            )}
          </Section>
          <Section title={texts.answers}>
            <AnswerList question={question} />
          </Section>
          {mayAnswer && (
            <Section title={texts.answer}>
              <AnswerForm questionId={question.id} upload={upload} />
            </Section>
          )}
        </Stack>
      </UnsavedGuard>
      {isRemoving && <Removing question={question} onClose={() => askRemoving(false)} />}
    </>
  );
}

function Removing({ question, onClose }: { question: CourseQuestionDetail; onClose: () => void }) {
  const [remove] = useRemoveCourseQuestionMutation();
  const go = useNavigate();
  const { id, courseId } = question;
  return (
    <RemoveDialog
      title={texts.removeTitle}
      consequence={texts.removeLoss}
      remove={async () => {
        await remove({ id }).unwrap();
        await go(paths.courseQuestions({ courseId }), { replace: true });
      }}
      onClose={onClose}
    />
  );
}
