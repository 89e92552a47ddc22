import { useGetAnatomyQuizQuery } from '@cheese/api-client/bodies/anatomyQuiz';
import type { AnatomyDetail } from '@cheese/domain/contract/bodies/anatomy';
import type { ModelFile, Structure } from '@cheese/domain/contract/bodies/shapes/model';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { WaitingViewer } from '@cheese/ui/viewer/WaitingViewer';
import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { paths } from '../../../../paths';
import { StudyFrame } from '../StudyFrame';
import { QuizRun } from './QuizRun';
import { QuizStart } from './QuizStart';
import { texts } from './texts';

interface QuizBenchProps {
  anatomy: AnatomyDetail;
  file: ModelFile;
  rows: readonly Structure[];
  quiz: number | 'new';
}

/** The model without labels, beside the questions. */
export function QuizBench({ anatomy: { id, name }, file, rows, quiz }: QuizBenchProps) {
  useDocumentTitle(texts.titleOf(name));
  return (
    <StudyFrame>
      <div className="bar">
        <IconButton
          href={paths.anatomyStudy({ id, modelId: file.id })}
          aria-label={texts.back}
          title={texts.back}
        >
          <ArrowBack />
        </IconButton>
        <h1>{texts.titleOf(name)}</h1>
      </div>
      <div className="bench">
        {quiz === 'new' ? (
          <QuizStart anatomyId={id} modelId={file.id} hasOrder={file.hasOrder} />
        ) : (
          <OwnQuiz key={quiz} quiz={quiz} file={file} rows={rows} anatomyId={id} />
        )}
      </div>
    </StudyFrame>
  );
}

interface OwnQuizProps extends Pick<QuizBenchProps, 'file' | 'rows'> {
  anatomyId: number;
  quiz: number;
}

function OwnQuiz({ quiz: id, anatomyId, file, rows }: OwnQuizProps) {
  const query = useGetAnatomyQuizQuery({ id });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<WaitingViewer name={texts.what} />}
      notFound={<NotFoundFace />}
    >
      {(quiz) =>
        quiz.anatomyId === anatomyId && quiz.modelId === file.id ? (
          <QuizRun quiz={quiz} file={file} rows={rows} />
        ) : (
          <NotFoundFace />
        )
      }
    </Answered>
  );
}
