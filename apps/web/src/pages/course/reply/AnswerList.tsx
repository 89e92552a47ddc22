import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import {
  useAcceptCourseAnswerMutation,
  useGetCourseAnswersQuery,
  useRemoveCourseAnswerMutation,
} from '@cheese/api-client/learning/courseQuestion';
import type {
  CourseAnswer,
  CourseQuestionDetail,
} from '@cheese/domain/contract/learning/courseQuestion';
import { pageParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import { Pager } from '@cheese/ui/list/Pager';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { ReportButton } from './ReportButton';
import { texts } from './texts';
import { Written } from './Written';

const PAGE_SIZE = 20;

/** The accepted answer comes first. */
export function AnswerList({ question }: { question: CourseQuestionDetail }) {
  const page = pageParam(useSearchParams()[0]);
  const { id } = question;
  const query = useGetCourseAnswersQuery({ questionId: id, page, pageCnt: PAGE_SIZE });
  return (
    <Answered
      query={query}
      what={texts.answers}
      skeleton={<RowsSkeleton count={2} avatar />}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState sentence={texts.none} dense />}
    >
      {({ list, total }) => (
        <>
          {list.map((answer) => (
            <Answer key={answer.id} answer={answer} question={question} />
          ))}
          <Pager
            page={page}
            total={total}
            pageSize={PAGE_SIZE}
            makeHref={(to) => paths.courseQuestion({ id, page: to })}
          />
        </>
      )}
    </Answered>
  );
}

interface AnswerProps {
  answer: CourseAnswer;
  question: CourseQuestionDetail;
}

function Answer({ answer, question }: AnswerProps) {
  const [isRemoving, askRemoving] = useState(false);
  const [accept] = useAcceptCourseAnswerMutation();
  const [remove] = useRemoveCourseAnswerMutation();
  const { run } = useTask();
  const { id, isAccepted, isMine } = answer;
  const turn = () =>
    void run(() =>
      accept({ questionId: question.id, ...(!isAccepted && { answerId: id }) }).unwrap(),
    );
  const actions: RowAction[] = [
    ...(question.isMine ? [{ text: isAccepted ? texts.unaccept : texts.accept, act: turn }] : []),
    ...(isMine || question.mayModerate
      ? [{ text: texts.remove, isDangerous: true, act: () => askRemoving(true) }]
      : []),
  ];
  return (
    <article aria-label={answer.author.nickname}>
      {isAccepted && <Chip size="small" color="success" label={texts.accepted} />}
      <Written said={answer} at={answer.answeredAt} />
      <RowActions name={answer.text.slice(0, 20)} actions={actions} />
      {!isMine && (
        <ReportButton kind={wordKindCodes.answer} id={id} name={answer.text.slice(0, 20)} />
      )}
      {isRemoving && (
        <RemoveDialog
          title={texts.removeAnswer}
          consequence={texts.removeAnswerLoss}
          remove={() => remove({ id }).unwrap()}
          onClose={() => askRemoving(false)}
        />
      )}
    </article>
  );
}
