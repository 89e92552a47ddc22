import { providerPayways } from '@cheese/domain/codes/shop/payment';
import { reconcileFailures, reconcileStates } from '@cheese/domain/codes/shop/reconcile';
import type {
  Difference,
  ReconciliationDetail,
} from '@cheese/domain/contract/shop/reconcileManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { DataTable } from '@cheese/ui/table/DataTable';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { FactCard } from '../../FactCard';
import { matchedText, sideText } from '../reconcileColumns';
import { texts as list } from '../texts';
import { differenceColumns } from './differenceColumns';
import { texts } from './texts';

interface DayFactsProps {
  day: ReconciliationDetail;
  onSettle: (difference: Difference) => void;
}

function failureText({ state, isAskedAgain }: ReconciliationDetail, why: string): string {
  if (state !== 'failed') return list.stillShown(why);
  return isAskedAgain ? list.retried(why) : list.notRetried(why);
}

/** Totals of both sides, and each difference with its cause. */
export function DayFacts({ day, onSettle }: DayFactsProps) {
  const facts = [
    [list.day, day.day],
    [list.payway, providerPayways[day.payway]],
    [list.state, reconcileStates[day.state]],
    [list.ranAt, chinaMinute(day.ranAt)],
    [list.theirs, sideText(day.theirs)],
    [list.ours, sideText(day.ours)],
    [list.matched, matchedText(day.matched)],
    [list.differences, list.openOf(day.open, day.differences)],
  ] as const;
  return (
    <>
      {day.failure !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failureText(day, reconcileFailures[day.failure])}
        </Alert>
      )}
      <FactCard label={texts.basics} facts={facts} />
      <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
        {texts.differences}
      </Typography>
      {day.list.length === 0 ? (
        <Typography sx={{ color: 'text.third' }}>
          {day.state === 'failed' ? texts.none : texts.clean}
        </Typography>
      ) : (
        <DataTable
          label={texts.differences}
          columns={differenceColumns(onSettle)}
          rows={day.list}
          idOf={({ id }) => id}
        />
      )}
    </>
  );
}
