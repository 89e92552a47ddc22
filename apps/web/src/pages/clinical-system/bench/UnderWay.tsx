import type { ClinicDetail } from '@cheese/domain/contract/viewers/clinic';
import { ErrorState } from '@cheese/ui/feedback/ErrorState';
import { failureKind, readFailure } from '@cheese/ui/feedback/failure';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { texts as shared } from '../texts';
import { Bedside } from './Bedside';
import { texts } from './texts';
import { useRun } from './useRun';

/** A patient is gone to, or gone back to; once it is marked, it is looked back at. */
export function UnderWay({ of }: { of: ClinicDetail }) {
  const { id, title } = of;
  useDocumentTitle(texts.with(title));
  const { run, failure, retry, ...doing } = useRun(id);
  if (run?.report) return <Navigate to={paths.clinic.debrief({ id: run.id })} replace />;
  const home = { label: shared.title, href: paths.clinic.cases() };
  return (
    <>
      <Breadcrumbs
        trail={[home, { label: title, href: paths.clinic.case({ id }) }, { label: texts.what }]}
      />
      {run ? (
        <Bedside key={run.id} {...{ of, run }} {...doing} />
      ) : (
        <Waiting failure={failure} retry={retry} />
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
