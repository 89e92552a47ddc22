import { patientSexes } from '@cheese/domain/codes/training/patient';
import type { PatientDetail } from '@cheese/domain/contract/training/patient';
import type { PatientSight } from '@cheese/domain/contract/training/shapes/patientSight';
import { clockText } from '@cheese/domain/rules/time/clockText';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Bar = styled('section')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gap: 12,
  marginBottom: 16,
  padding: 16,
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 24px',
  },
  '& h1': { ...typography.h2, margin: 0 },
  '& p, & small': { ...typography.body2, margin: 0, color: palette.text.secondary },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', margin: 0 },
  '& dt': { ...typography.caption, color: palette.text.third },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& dd.off': { color: palette.error.main },
  '& .vitals': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    paddingTop: 12,
    borderTop: `1px solid ${palette.hairline}`,
  },
  [breakpoints.down('sm')]: { padding: 12, '& dl': { gap: '8px 16px' } },
}));

interface PatientBarProps {
  of: PatientDetail;
  sight: PatientSight;
  isBusy: boolean;
  measure: () => void;
}

export function PatientBar({ of, sight, isBusy, measure }: PatientBarProps) {
  const { patient, complaint } = of;
  const { clock, limit, yuan } = sight;
  return (
    <Bar aria-label={texts.patient}>
      <div className="head">
        <div>
          <h1>{texts.who(patient.name, patientSexes[patient.sex], patient.age)}</h1>
          <p>
            {patient.place} · {complaint}
            {patient.speaker !== null && ` · ${texts.speaks(patient.speaker)}`}
          </p>
        </div>
        <dl>
          <Pair name={texts.clock} value={`${clockText(clock)} / ${clockText(limit)}`} />
          <Pair name={texts.cost} value={texts.yuan(yuan)} />
        </dl>
      </div>
      <div className="vitals">
        <Vitals {...sight} />
        {sight.end === null && (
          <Button variant="outlined" aria-disabled={isBusy} onClick={measure}>
            {texts.measure}
          </Button>
        )}
      </div>
    </Bar>
  );
}

const Pair = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Vitals({ vitals, isMonitored }: PatientSight) {
  if (vitals === null) return <p>{texts.unmeasured}</p>;
  return (
    <div>
      <dl aria-label={texts.vitals}>
        {vitals.list.map(({ id, name, text, isOff }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd className={isOff ? 'off' : ''}>
              {text}
              {isOff && ` ${texts.off}`}
            </dd>
          </div>
        ))}
      </dl>
      <small>{isMonitored ? texts.monitored : texts.measuredAt(clockText(vitals.at))}</small>
    </div>
  );
}
