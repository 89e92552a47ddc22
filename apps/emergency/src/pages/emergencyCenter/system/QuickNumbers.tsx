import type { SituationOverview } from '@cheese/domain/contract/emergency/shapes/situationShapes';
import { countText } from '@cheese/domain/rules/text/countText';
import { useGetSituationOverviewQuery } from '@cheese/emergency-api/situation';
import { Answered } from '@cheese/ui/feedback/Answered';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FigureRow, FiguresSkeleton } from '@cheese/ui/management/FigureRow';
import { useRequestedOrg } from '../../../features/org/OrgScope';
import { paths } from '../../../paths';
import { lastDays, USUAL_SPAN } from '@cheese/ui/period/readPeriod';
import { texts } from './texts';

const HOUR = 3600;

const timeText = (seconds: number) =>
  seconds >= HOUR
    ? texts.hours(Math.floor(seconds / HOUR))
    : texts.minutes(Math.floor(seconds / 60));

export function QuickNumbers() {
  const [{ from, to }] = useState(() => lastDays(USUAL_SPAN, Date.now()));
  const query = useGetSituationOverviewQuery({ from, to, ...useRequestedOrg() });
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {texts.numbers}
      </Typography>
      <Answered query={query} what={texts.numbers} skeleton={<FiguresSkeleton count={6} />}>
        {(overview) => <Numbers {...overview} />}
      </Answered>
    </>
  );
}

function Numbers(overview: SituationOverview) {
  const { people, studied, studySeconds, quizzes, certificates, atRisk } = overview;
  return (
    <>
      <FigureRow
        label={texts.numbers}
        figures={[
          { name: texts.people, value: countText(people) },
          { name: texts.studied, value: countText(studied) },
          { name: texts.studyTime, value: timeText(studySeconds) },
          { name: texts.quizzes, value: countText(quizzes) },
          { name: texts.certificates, value: countText(certificates) },
          { name: texts.atRisk, value: countText(atRisk), isWarning: atRisk > 0 },
        ]}
      />
      {atRisk > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: 3 }}
          action={
            <Button size="small" href={paths.system.learnSituation({ view: 'risk' })}>
              {texts.showRisk}
            </Button>
          }
        >
          {texts.seeRisk(atRisk)}
        </Alert>
      )}
    </>
  );
}
