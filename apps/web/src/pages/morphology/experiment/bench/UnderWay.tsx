import { singleTypeCodes } from '@cheese/domain/codes/learning/singleTypes';
import { ErrorState } from '@cheese/ui/feedback/ErrorState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useResourceStudy } from '../../../../study/useResourceStudy';
import { BenchFrame } from './BenchFrame';
import { Notebook } from './Notebook';
import { Report } from './Report';
import { StepLog } from './StepLog';
import { Table } from './Table';
import { texts } from './texts';
import { useRun } from './useRun';

interface UnderWayProps {
  experimentId: number;
  /** Selects the drawing of the bench. */
  kind: string;
}

type Question = 'finish' | 'restart';

const questions = {
  finish: {
    title: texts.finishTitle,
    consequence: texts.finishText,
    confirm: texts.finish,
    tone: 'primary',
  },
  restart: {
    title: texts.restartTitle,
    consequence: texts.restartText,
    confirm: texts.restart,
    tone: 'error',
  },
} as const;

export function UnderWay({ experimentId, kind }: UnderWayProps) {
  useResourceStudy(singleTypeCodes.experiment, experimentId);
  const { run, failure, isBusy, act, finish, restart, retry } = useRun(experimentId);
  const [asked, ask] = useState<Question | null>(null);
  if (!run) {
    if (failure === null) return <RowsSkeleton count={8} />;
    return <ErrorState what={texts.what} onRetry={retry} />;
  }
  if (run.report) {
    return (
      <Report run={run}>
        <Button variant="contained" aria-disabled={isBusy} onClick={() => void restart()}>
          {texts.again}
        </Button>
      </Report>
    );
  }
  const answer = async () => {
    await (asked === 'finish' ? finish() : restart());
    ask(null);
  };
  return (
    <BenchFrame>
      <div className="main">
        <Table run={run} kind={kind} isBusy={isBusy} act={act} />
      </div>
      <div className="side">
        <Notebook key={run.id} fields={run.bench.fields} isBusy={isBusy} act={act} />
        <StepLog steps={run.steps} />
        <Button variant="contained" onClick={() => ask('finish')}>
          {texts.finish}
        </Button>
        <Button color="inherit" onClick={() => ask('restart')}>
          {texts.restart}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          {...questions[asked]}
          stay={texts.stay}
          isBusy={isBusy}
          onConfirm={() => void answer()}
          onClose={() => ask(null)}
        />
      )}
    </BenchFrame>
  );
}
