import {
  useGetReconciliationQuery,
  useRunReconciliationMutation,
} from '@cheese/api-client/shop/reconcileManage';
import type {
  Difference,
  ReconciliationDetail,
} from '@cheese/domain/contract/shop/reconcileManage';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { texts as list } from '../texts';
import { useSayWhetherDone } from '../useSayWhetherDone';
import { DayFacts } from './DayFacts';
import { SettleDialog } from './SettleDialog';
import { texts } from './texts';

/** One day of one provider: the differences, their causes, and how they were settled. */
export default function ReconciledDayPage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  return id === undefined ? <NotFoundFace /> : <OneDay id={id} />;
}

function OneDay({ id }: { id: number }) {
  useDocumentTitle(texts.title);
  const query = useGetReconciliationQuery({ id }, { refetchOnMountOrArgChange: true });
  const [settling, setSettling] = useState<Difference | null>(null);
  const found = query.currentData;
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button href={paths.manage.reconcile()}>{texts.back}</Button>
            {found && <RunAgain of={found} />}
          </>
        }
      >
        {texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={list.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(day) => <DayFacts day={day} onSettle={setSettling} />}
      </Answered>
      {settling && <SettleDialog difference={settling} onClose={() => setSettling(null)} />}
    </>
  );
}

function RunAgain({ of: { day, payway } }: { of: ReconciliationDetail }) {
  const [compare] = useRunReconciliationMutation();
  const { isBusy, run } = useTask();
  const say = useSayWhetherDone();
  return (
    <Button
      variant="contained"
      aria-disabled={isBusy}
      onClick={() => void run(async () => say(await compare({ day, payway }).unwrap()))}
    >
      {texts.again}
    </Button>
  );
}
