import type { DrillStep } from '@cheese/domain/contract/training/shapes/drillScene';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { PressingCurve } from './PressingCurve';
import { texts } from './texts';

const Lines = styled('ol')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingInlineStart: 12, borderInlineStart: `3px solid ${palette.hairline}` },
  '& li.good': { borderColor: palette.success.main },
  '& li.bad': { borderColor: palette.error.main },
  '& p': { ...typography.body2, margin: '4px 0 0' },
  '& small': { ...typography.caption, color: palette.text.secondary },
}));

const classOf = ({ share, points, critical }: DrillStep) => {
  if (critical || (points > 0 && share <= 0)) return 'bad';
  return points > 0 && share >= 1 ? 'good' : undefined;
};

interface StepsProps {
  steps: readonly DrillStep[];
  /** The learner's own path; shows what would have been better. */
  isOwn?: boolean;
}

/** Each step with its decision, its consequence and the reason. */
export const Steps = ({ steps, isOwn = false }: StepsProps) => (
  <Lines>
    {steps.map((step, at) => (
      <li key={at} className={isOwn ? classOf(step) : undefined}>
        <Step step={step} isOwn={isOwn} nth={at + 1} />
      </li>
    ))}
  </Lines>
);

function Step({ step, nth, isOwn }: { step: DrillStep; nth: number; isOwn: boolean }) {
  const { title, did, says, share, points, why, costS, critical, better, references, cpr } = step;
  const facts = [
    ...(isOwn && points > 0 ? [texts.part(share, points)] : []),
    ...(costS > 0 ? [texts.cost(costS)] : []),
  ];
  return (
    <>
      <strong>{texts.step(nth, title)}</strong> <small>{facts.join(' · ')}</small>
      <p>{isOwn ? texts.did(did) : texts.does(did)}</p>
      {says && <p>{says}</p>}
      {critical && <Alert severity="error">{critical}</Alert>}
      {isOwn && better && <p>{texts.better(better)}</p>}
      {isOwn && why && <p>{texts.why(why)}</p>}
      {isOwn && cpr && <PressingCurve pressing={cpr} />}
      {isOwn && references.length > 0 && (
        <small>{texts.sources(references.map(({ name }) => name).join('；'))}</small>
      )}
    </>
  );
}
