import { useGetSeenCurveQuery } from '@cheese/api-client/learning/courseLearner';
import type { SeenCurve } from '@cheese/domain/contract/learning/courseLearner';
import { Chart } from '@cheese/ui/charts/Chart';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { curveChart } from './learnerFigures';
import { texts } from './texts';

export function CurvePart(asked: { courseId: number; itemId: number }) {
  const query = useGetSeenCurveQuery(asked, { refetchOnMountOrArgChange: true });
  return (
    <Answered
      query={query}
      what={texts.curve}
      skeleton={<Skeleton variant="rounded" height={240} />}
      isEmpty={({ seenBy }) => seenBy.every((count) => count === 0)}
      empty={<EmptyState sentence={texts.noCurve} />}
    >
      {(curve) => <Curve curve={curve} />}
    </Answered>
  );
}

function Curve({ curve }: { curve: SeenCurve }) {
  const theme = useTheme();
  const chart = useMemo(() => curveChart(theme, curve), [theme, curve]);
  return <Chart {...chart} height={240} />;
}
