import { skipToken } from '@reduxjs/toolkit/query';
import { useGetPatientCaseQuery } from '@cheese/api-client/training/patient';
import type { PatientDetail } from '@cheese/domain/contract/training/patient';
import { ErrorState } from '@cheese/ui/feedback/ErrorState';
import { failureKind, readFailure } from '@cheese/ui/feedback/failure';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { texts as shared } from '../texts';
import { texts } from '../../../features/patient/bedside/texts';
import { OwnBedside } from './OwnBedside';
import { useRun } from './useRun';

/** Starts or continues the run with a patient; redirects to the debrief once it is marked. */
export function UnderWay({ of: now }: { of: PatientDetail }) {
  const { id, title } = now;
  useDocumentTitle(texts.with(title));
  const { run, failure, retry, ...doing } = useRun(id);
  // A running case keeps the version it was started with, even if a newer one is published.
  const isOlder = run !== null && run.version !== now.version;
  const older = useGetPatientCaseQuery(isOlder ? { id, version: run.version } : skipToken);
  const of = isOlder ? older.data : now;
  if (run?.report) return <Navigate to={paths.patient.debrief({ id: run.id })} replace />;
  const home = { label: shared.title, href: paths.patient.cases() };
  return (
    <>
      <Breadcrumbs
        trail={[home, { label: title, href: paths.patient.case({ id }) }, { label: texts.what }]}
      />
      {run && of ? (
        <OwnBedside key={run.id} of={of} run={run} {...doing} />
      ) : (
        <Waiting
          failure={failure ?? older.error ?? null}
          retry={() => (isOlder ? void older.refetch() : retry())}
        />
      )}
    </>
  );
}

function Waiting({ failure, retry }: { failure: unknown; retry: () => void }) {
  if (failure === null) return <RowsSkeleton count={8} />;
  const read = readFailure(failure);
  return (
    <ErrorState what={texts.what} kind={failureKind(read)} message={read.message} onRetry={retry} />
  );
}
