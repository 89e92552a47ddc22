import { Panel } from '@cheese/model-viewer/panels/Panel';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { useSessionState } from '../../../../session/session';
import { useLoginLink } from '../../../../session/useLoginLink';
import { PastQuizzes } from './PastQuizzes';
import { QuizFrame } from './QuizFrame';
import { texts } from './texts';
import { useBegin } from './useBegin';

interface QuizStartProps {
  anatomyId: number;
  modelId: number;
  /** Offers the ordering quiz. */
  hasOrder: boolean;
}

const kinds = ['name', 'find', 'order'] as const;

export function QuizStart({ anatomyId, modelId, hasOrder }: QuizStartProps) {
  const { isSignedIn } = useSessionState();
  const { isBusy, start } = useBegin();
  const toLogin = useLoginLink();
  if (isSignedIn === false) {
    const action = <Button {...toLogin}>{texts.toLogin}</Button>;
    return <EmptyState sentence={texts.login} action={action} />;
  }
  const offered = kinds.filter((kind) => kind !== 'order' || hasOrder);
  return (
    <QuizFrame className="start">
      <Panel>
        <h2>{texts.start}</h2>
        <p>{texts.startHint}</p>
        <div className="acts">
          {offered.map((kind) => (
            <Button
              key={kind}
              variant="outlined"
              aria-disabled={isBusy}
              onClick={() => start({ anatomyId, modelId, kind })}
            >
              <span>
                <strong>{texts.kinds[kind][0]}</strong>
                <br />
                <small>{texts.kinds[kind][1]}</small>
              </span>
            </Button>
          ))}
        </div>
      </Panel>
      {isSignedIn && <PastQuizzes anatomyId={anatomyId} modelId={modelId} />}
    </QuizFrame>
  );
}
