import type { ExperimentRun } from '@cheese/domain/contract/training/experiment';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BenchFrame } from './BenchFrame';
import { StepLog } from './StepLog';
import { texts } from './texts';

const Marks = styled('ul')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 12,
  margin: '16px 0',
  padding: 0,
  listStyle: 'none',
  '& .head': { margin: 0 },
  '& p': { ...typography.body2, color: palette.text.secondary, margin: 0 },
  '& meter': { width: '100%' },
}));

interface ReportProps {
  run: ExperimentRun;
  children: ReactNode;
}

/** The expected findings, and how each requirement was met, beside all steps. */
export function Report({ run, children }: ReportProps) {
  const { report, steps } = run;
  if (!report) return children;
  const { points, most, truth, marks } = report;
  return (
    <BenchFrame>
      <div className="main">
        <section aria-label={texts.report}>
          <div className="head">
            <h2>{texts.report}</h2>
            <strong>{texts.total(points, most)}</strong>
          </div>
          <Alert severity="info">{`${texts.truth}：${truth}`}</Alert>
          <Marks>
            {marks.map((mark) => (
              <li key={mark.id}>
                <div className="head">
                  <strong>{mark.name}</strong>
                  <span>{texts.total(mark.points, mark.most)}</span>
                </div>
                <meter min={0} max={mark.most} value={mark.points} aria-label={mark.name} />
                <p>{mark.why}</p>
              </li>
            ))}
          </Marks>
          {children}
        </section>
      </div>
      <div className="side">
        <StepLog steps={steps} />
      </div>
    </BenchFrame>
  );
}
