import { patientEnds } from '@cheese/domain/codes/training/patient';
import type {
  PatientReport,
  PatientStep,
} from '@cheese/domain/contract/training/shapes/patientSight';
import { Section } from '@cheese/ui/frame/Section';
import { FigureRow } from '@cheese/ui/management/FigureRow';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Differential } from './Differential';
import { Marks } from './Marks';
import { Paths } from './Paths';
import { Reasoning } from './Reasoning';
import { Reasons } from './Reasons';
import { texts } from './texts';
import { Windows } from './Windows';

interface DebriefProps {
  report: PatientReport;
  steps: readonly PatientStep[];
}

export function Debrief({ report, steps }: DebriefProps) {
  const { marks, errors, missed, windows, path, diagnosis, differential, reasoning } = report;
  return (
    <Stack sx={{ gap: 3, pb: 3 }}>
      <div>
        <FigureRow label={texts.figures} figures={figuresOf(report)} />
        <Alert severity={reasoning?.isRight ? 'success' : 'warning'}>
          <strong>
            {texts.answer}：{diagnosis.name}
          </strong>{' '}
          {verdictOn(reasoning)}
          <br />
          {diagnosis.why}
        </Alert>
      </div>
      <Marks marks={marks} />
      <Reasons title={texts.errors} list={errors} none={texts.noErrors} />
      <Reasons title={texts.missed} list={missed} none={texts.noMissed} />
      {windows.length > 0 && <Windows windows={windows} />}
      <Paths path={path} steps={steps} />
      <Differential list={differential} />
      {reasoning && <Reasoning of={reasoning} />}
      <Section title={texts.references}>
        <ol style={{ margin: 0, paddingLeft: 20 }}>
          {report.references.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ol>
      </Section>
    </Stack>
  );
}

function verdictOn(reasoning: PatientReport['reasoning']) {
  if (reasoning === null) return texts.unsaid;
  return reasoning.isRight ? texts.right : texts.wrong(reasoning.diagnosis);
}

function figuresOf({ points, most, end, spent }: PatientReport) {
  const minutes = (seconds: number) => texts.minutes(Math.round(seconds / 60));
  return [
    { name: texts.points, value: texts.of(points, most) },
    ...(end ? [{ name: texts.end, value: patientEnds[end], isWarning: end === 'died' }] : []),
    { name: texts.time, value: minutes(spent.seconds) },
    { name: texts.expertTime, value: minutes(spent.expertSeconds) },
    { name: texts.cost, value: texts.yuan(spent.yuan) },
    { name: texts.expertCost, value: texts.yuan(spent.expertYuan) },
  ];
}
