import { useGetPatientCaseQuery, useGetPatientRunQuery } from '@cheese/api-client/training/patient';
import type { PatientRun } from '@cheese/domain/contract/training/patient';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { OwnTrainer } from '../OwnTrainer';
import { texts as shared } from '../texts';
import { Debrief } from '../../../features/patient/debrief/Debrief';
import { texts } from '../../../features/patient/debrief/texts';

export default function ClinicalDebriefPage() {
  const id = idParam(useSearchParams()[0], 'id');
  useDocumentTitle(texts.what);
  return (
    <OwnTrainer>
      <Content>{id === undefined ? <NotFoundFace /> : <One key={id} id={id} />}</Content>
    </OwnTrainer>
  );
}

function One({ id }: { id: number }) {
  const query = useGetPatientRunQuery({ id });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={10} />}
      notFound={<NotFoundFace />}
    >
      {(run) => <Named run={run} />}
    </Answered>
  );
}

/** The name of the case is loaded separately; the debrief does not wait for it. */
function Named({ run }: { run: PatientRun }) {
  const { caseId, report, steps } = run;
  const name = useGetPatientCaseQuery({ id: caseId }).data?.title ?? texts.what;
  const list = { label: shared.title, href: paths.patient.cases() };
  const one = { label: name, href: paths.patient.case({ id: caseId }) };
  return (
    <>
      <Breadcrumbs trail={[list, one, { label: texts.figures }]} />
      <PageTitle
        actions={
          report && (
            <Button variant="contained" href={paths.patient.bench({ id: caseId })}>
              {texts.again}
            </Button>
          )
        }
      >
        {texts.title(name)}
      </PageTitle>
      {report ? (
        <Debrief report={report} steps={steps} />
      ) : (
        <EmptyState
          sentence={texts.unfinished}
          hint={texts.unfinishedHint}
          action={
            <Button variant="contained" href={paths.patient.bench({ id: caseId })}>
              {texts.goOn}
            </Button>
          }
        />
      )}
    </>
  );
}
