import { useGetAnatomyDetailQuery } from '@cheese/api-client/bodies/anatomy';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { useSearchParams } from 'react-router-dom';
import { AnatomyMissing } from '../AnatomyMissing';
import { AnatomyView } from './AnatomyView';
import { texts } from './texts';

export default function AnatomyDetailPage() {
  const id = idParam(useSearchParams()[0], 'id');
  return id === undefined ? <NotFoundFace /> : <Detail key={id} id={id} />;
}

function Detail({ id }: { id: number }) {
  const query = useGetAnatomyDetailQuery({ id });
  return (
    <Content>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={8} />}
        notFound={<AnatomyMissing />}
      >
        {(anatomy) => <AnatomyView anatomy={anatomy} />}
      </Answered>
    </Content>
  );
}
