import { useGetDrillResultQuery } from '@cheese/api-client/training/drill';
import { type DrillMode, drillEnds } from '@cheese/domain/codes/training/drills';
import type { DrillDebrief } from '@cheese/domain/contract/training/shapes/drillScene';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { paths } from '../../../paths';
import { Steps } from './Steps';
import { texts } from './texts';

interface DebriefProps {
  drillId: number;
  scenarioId: number;
  mode: DrillMode;
}

export function Debrief({ drillId, scenarioId, mode }: DebriefProps) {
  const query = useGetDrillResultQuery({ drillId });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={8} />}
      notFound={<NotFoundFace />}
    >
      {({ debrief }) => <Told debrief={debrief} scenarioId={scenarioId} mode={mode} />}
    </Answered>
  );
}

function Told({
  debrief,
  scenarioId: id,
  mode,
}: Omit<DebriefProps, 'drillId'> & { debrief: DrillDebrief }) {
  const { score, end, turned, seconds, bestSeconds, lostS, critical, taken, best } = debrief;
  const facts = [
    texts.time(seconds, bestSeconds),
    ...(lostS > 0 ? [texts.lost(lostS)] : []),
    mode === 'test' ? texts.counted : texts.practised,
  ];
  const isGood = end.kind === 'saved' || end.kind === 'stable';
  return (
    <Stack sx={{ gap: 2, mb: 3 }}>
      <PageTitle lead={facts.join(' · ')}>
        {drillEnds[end.kind]} · {texts.score(score)}
      </PageTitle>
      <Alert severity={isGood ? 'success' : 'error'}>
        <strong>{end.title}</strong>
        <p style={{ margin: '4px 0 0' }}>{end.text}</p>
        {turned && <p style={{ margin: '4px 0 0' }}>{turned}</p>}
      </Alert>
      {critical.length > 0 && (
        <Alert severity="error">
          {texts.criticals}：{critical.join('；')}
        </Alert>
      )}
      <Section title={texts.taken}>
        <Steps steps={taken} isOwn />
      </Section>
      <Section title={texts.best}>
        <Steps steps={best} />
      </Section>
      <Section title={texts.references}>
        <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
          {debrief.references.map(({ name, year }) => (
            <li key={name}>
              {name}（{year}）
            </li>
          ))}
        </ul>
      </Section>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained" href={paths.firstAidDrillSystem({ id })}>
          {texts.again}
        </Button>
      </Stack>
    </Stack>
  );
}
