import { useGetSlideLibraryDetailQuery } from '@cheese/api-client/slides/slideLibrary';
import { useGetSpecimenDetailQuery } from '@cheese/api-client/bodies/specimen';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import Button from '@mui/material/Button';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { LibraryView } from './LibraryView';
import { texts } from './texts';

export default function LibraryDetailPage() {
  const id = idParam(useSearchParams()[0], 'id');
  return id === undefined ? <NotFoundFace /> : <Library key={id} id={id} />;
}

function Library({ id }: { id: number }) {
  const query = useGetSlideLibraryDetailQuery({ id });
  return (
    <Content>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={8} />}
        notFound={<SpecimenInstead id={id} />}
      >
        {(library) => <LibraryView library={library} />}
      </Answered>
    </Content>
  );
}

/** The id may be that of a specimen: then redirect to its page. */
function SpecimenInstead({ id }: { id: number }) {
  const query = useGetSpecimenDetailQuery({ id });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={8} />}
      notFound={<Missing />}
    >
      {() => <Navigate replace to={paths.specimen({ id })} />}
    </Answered>
  );
}

const Missing = () => (
  <EmptyState
    picture="search"
    sentence={texts.missing}
    hint={texts.missingHint}
    action={<Button href={paths.morphology()}>{texts.toHome}</Button>}
  />
);
