import { useGetPatientCaseQuery } from '@cheese/api-client/training/patient';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { OwnTrainer } from '../OwnTrainer';
import { CaseView } from './CaseView';
import { texts } from './texts';

export default function ClinicalCasePage() {
  const id = idParam(useSearchParams()[0], 'id');
  return (
    <OwnTrainer>
      <Content>{id === undefined ? <NotFoundFace /> : <Case key={id} id={id} />}</Content>
    </OwnTrainer>
  );
}

function Case({ id }: { id: number }) {
  const query = useGetPatientCaseQuery({ id });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={8} />}
      notFound={
        <EmptyState
          picture="search"
          sentence={texts.missing}
          hint={texts.missingHint}
          action={<Button href={paths.patient.cases()}>{texts.toList}</Button>}
        />
      }
    >
      {(one) => <CaseView of={one} />}
    </Answered>
  );
}
