import { patientSayings } from '@cheese/domain/codes/training/patient';
import type {
  PatientSaying,
  PatientStep,
} from '@cheese/domain/contract/training/shapes/patientSight';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { texts } from './texts';

const severities = {
  patient: 'info',
  seen: 'info',
  result: 'info',
  event: 'warning',
  done: 'success',
  hint: 'warning',
} as const;

interface SaidProps {
  step: PatientStep | undefined;
  speaker: string;
}

/** Result of the last step, announced by screen readers. */
export const Said = ({ step, speaker }: SaidProps) => (
  <Stack role="status" aria-live="polite" aria-label={texts.latest} sx={{ gap: 1, mb: 2 }}>
    {step?.says.map((one, at) => (
      <Alert key={`${step.number} ${at}`} severity={severities[one.by]} role="presentation">
        {wordsOf(one, speaker)}
      </Alert>
    ))}
  </Stack>
);

const wordsOf = ({ by, text }: PatientSaying, speaker: string) =>
  `${by === 'patient' ? speaker : patientSayings[by]}：${text}`;
