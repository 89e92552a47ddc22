import { useGetPatientCaseQuery } from '@cheese/api-client/training/patient';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { useSearchParams } from 'react-router-dom';
import { OwnTrainer } from '../OwnTrainer';
import { texts } from '../../../features/patient/bedside/texts';
import { UnderWay } from './UnderWay';

export default function ClinicalBenchPage() {
  const id = idParam(useSearchParams()[0], 'id');
  return (
    <OwnTrainer>
      <Content>{id === undefined ? <NotFoundFace /> : <Bench key={id} id={id} />}</Content>
    </OwnTrainer>
  );
}

function Bench({ id }: { id: number }) {
  const query = useGetPatientCaseQuery({ id });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={8} />}
      notFound={<NotFoundFace />}
    >
      {(one) => <UnderWay of={one} />}
    </Answered>
  );
}
