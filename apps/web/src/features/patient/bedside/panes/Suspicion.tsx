import type { PatientSuspicion } from '@cheese/domain/contract/training/shapes/patientDeed';
import type { PatientSight } from '@cheese/domain/contract/training/shapes/patientSight';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Item = styled('li')(({ theme: { palette, typography } }) => ({
  '& .row': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
  },
  '& summary': { ...typography.body2, padding: '8px 0', cursor: 'pointer' },
  '& .weighed': { ...typography.body2, margin: 0, padding: 0, listStyle: 'none' },
  '& .weighed button[aria-pressed=true]': {
    color: palette.accent.text,
    backgroundColor: palette.accent.wash,
  },
}));

type Side = 'for' | 'against';
const sides = [
  ['for', texts.pro],
  ['against', texts.against],
] as const;
const other = { for: 'against', against: 'for' } as const;

interface SuspicionProps {
  of: PatientSuspicion;
  at: number;
  isLast: boolean;
  name: string;
  evidence: PatientSight['evidence'];
  change: (next: PatientSuspicion) => void;
  move: (by: -1 | 1) => void;
  remove: () => void;
}

/** One suspected diagnosis, moved by buttons, with the evidence for and against it. */
export function Suspicion(props: SuspicionProps) {
  const { of, at, isLast, name, evidence, change, move, remove } = props;
  const toggle = (side: Side, id: string) =>
    change(
      of[side].includes(id)
        ? { ...of, [side]: of[side].filter((one) => one !== id) }
        : {
            ...of,
            [side]: [...of[side], id],
            [other[side]]: of[other[side]].filter((one) => one !== id),
          },
    );
  const step = (by: -1 | 1, isOut: boolean) => (
    <Button
      size="small"
      color="inherit"
      aria-disabled={isOut}
      aria-label={by < 0 ? texts.up(name) : texts.down(name)}
      onClick={() => !isOut && move(by)}
    >
      {by < 0 ? texts.upSign : texts.downSign}
    </Button>
  );
  return (
    <Item>
      <div className="row">
        <strong>
          {at + 1}. {name}
        </strong>
        <span>
          {step(-1, at === 0)}
          {step(1, isLast)}
          <Button size="small" color="inherit" aria-label={texts.removeOf(name)} onClick={remove}>
            {texts.remove}
          </Button>
        </span>
      </div>
      <details>
        <summary>{texts.evidence(of.for.length, of.against.length)}</summary>
        {evidence.length === 0 && <p className="hint">{texts.noEvidence}</p>}
        <ul className="weighed">
          {evidence.map(({ id, text }) => (
            <li key={id} className="row">
              <span>{text}</span>
              <span>
                {sides.map(([side, word]) => (
                  <Button
                    key={side}
                    size="small"
                    color="inherit"
                    aria-pressed={of[side].includes(id)}
                    aria-label={texts.weigh(text, word)}
                    onClick={() => toggle(side, id)}
                  >
                    {word}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Item>
  );
}
