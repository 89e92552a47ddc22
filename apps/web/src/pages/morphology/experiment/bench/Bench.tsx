import {
  useGetExperimentDetailQuery,
  useGetExperimentRunQuery,
} from '@cheese/api-client/training/experiment';
import type { ExperimentDetail } from '@cheese/domain/contract/training/experiment';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { texts as shared } from '../texts';
import { Report } from './Report';
import { texts } from './texts';
import { UnderWay } from './UnderWay';

interface BenchProps {
  experimentId: number;
  /** A finished run whose report is shown. */
  runId: number | undefined;
}

export default function Bench({ experimentId: id, runId }: BenchProps) {
  const query = useGetExperimentDetailQuery({ id });
  return (
    <Answered
      query={query}
      what={shared.what}
      skeleton={<RowsSkeleton count={8} />}
      notFound={<NotFoundFace />}
    >
      {(experiment) => <Named experiment={experiment} runId={runId} />}
    </Answered>
  );
}

interface NamedProps extends Pick<BenchProps, 'runId'> {
  experiment: ExperimentDetail;
}

function Named({ experiment, runId }: NamedProps) {
  const { id, name, isLocked, bench } = experiment;
  useDocumentTitle(name);
  if (isLocked && runId === undefined) return <Navigate to={paths.experiment({ id })} replace />;
  const home = { label: shared.title, href: paths.experiments() };
  return (
    <>
      <Breadcrumbs trail={[home, { label: name, href: paths.experiment({ id }) }]} />
      {runId === undefined ? (
        <UnderWay experimentId={id} kind={bench} />
      ) : (
        <Finished runId={runId} experimentId={id} />
      )}
    </>
  );
}

function Finished({ runId, experimentId }: { runId: number; experimentId: number }) {
  const query = useGetExperimentRunQuery({ id: runId });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={8} />}
      notFound={<NotFoundFace />}
    >
      {(run) => (
        <Report run={run}>
          <Button variant="contained" href={paths.experimentBench({ id: experimentId })}>
            {texts.again}
          </Button>
        </Report>
      )}
    </Answered>
  );
}
