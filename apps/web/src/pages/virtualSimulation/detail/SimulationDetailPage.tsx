import { useGetSimulationDetailQuery } from '@cheese/api-client/training/simulation';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { SimulationView } from './SimulationView';
import { texts } from './texts';

export default function SimulationDetailPage() {
  const id = idParam(useSearchParams()[0], 'id');
  return id === undefined ? <NotFoundFace /> : <Detail key={id} id={id} />;
}

function Detail({ id }: { id: number }) {
  const query = useGetSimulationDetailQuery({ id });
  return (
    <Content>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={8} />}
        notFound={
          <EmptyState
            picture="search"
            sentence={texts.missing}
            hint={texts.missingHint}
            action={<Button href={paths.simulation.list()}>{texts.toList}</Button>}
          />
        }
      >
        {(simulation) => <SimulationView simulation={simulation} />}
      </Answered>
    </Content>
  );
}
