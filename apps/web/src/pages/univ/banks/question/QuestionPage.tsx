import { useGetBankQuestionQuery } from '@cheese/api-client/exam/questionManage';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ChooseFirst } from '../../../../features/choosing/orChoose';
import { paths } from '../../../../paths';
import { WordsView } from '../WordsView';
import { HistoryPart } from './HistoryPart';
import { nameOf } from './nameOf';
import { QuestionWriting } from './QuestionWriting';
import { texts } from './texts';

/** An existing question, or a new one in a chapter. */
export default function QuestionPage() {
  const [search] = useSearchParams();
  const questionId = idParam(search, 'questionId');
  const [bankId, chapterId] = [idParam(search, 'bankId'), idParam(search, 'chapterId')];
  if (questionId !== undefined) return <OneQuestion key={questionId} questionId={questionId} />;
  if (bankId === undefined || chapterId === undefined) {
    return <ChooseFirst from={paths.univ.banks()} />;
  }
  return <NewQuestion bankId={bankId} chapterId={chapterId} />;
}

function Head({ title, bankId, chapterId }: { title: string; bankId: number; chapterId: number }) {
  useDocumentTitle(title);
  const back = <Button href={paths.univ.bank({ bankId, chapterId })}>{texts.back}</Button>;
  return <PageTitle actions={back}>{title}</PageTitle>;
}

function NewQuestion({ bankId, chapterId }: { bankId: number; chapterId: number }) {
  const navigate = useNavigate();
  return (
    <>
      <Head title={texts.newTitle} bankId={bankId} chapterId={chapterId} />
      <QuestionWriting
        name={`new:${bankId}:${chapterId}`}
        bankId={bankId}
        chapterId={chapterId}
        stands={[]}
        onMade={(questionId) =>
          void navigate(paths.univ.question({ questionId }), { replace: true })
        }
      />
    </>
  );
}

function OneQuestion({ questionId }: { questionId: number }) {
  const query = useGetBankQuestionQuery({ questionId }, { refetchOnMountOrArgChange: true });
  const [isHistory, showHistory] = useState(false);
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton />}
      notFound={<NotFoundFace />}
    >
      {({ bankId, chapterId, mayEdit, groupId, questions }) => (
        <>
          <Head
            title={mayEdit ? texts.title : texts.lookTitle}
            bankId={bankId}
            chapterId={chapterId}
          />
          <ToggleRow
            label={texts.tabs}
            choices={[
              { value: 0, label: mayEdit ? texts.edit : texts.what },
              { value: 1, label: texts.history },
            ]}
            chosen={Number(isHistory)}
            onChoose={(value) => showHistory(value === 1)}
          />
          {isHistory &&
            questions
              .filter(({ id }) => id === questionId)
              .map(({ id, version }) => (
                <HistoryPart
                  key={id}
                  questionId={id}
                  mayEdit={mayEdit}
                  version={version}
                  onRestored={() => showHistory(false)}
                />
              ))}
          {!isHistory && mayEdit && (
            <QuestionWriting
              name={nameOf(questionId, groupId)}
              bankId={bankId}
              chapterId={chapterId}
              stands={questions}
            />
          )}
          {!isHistory &&
            !mayEdit &&
            questions.map(({ id, words }) => <WordsView key={id} words={words} />)}
        </>
      )}
    </Answered>
  );
}
