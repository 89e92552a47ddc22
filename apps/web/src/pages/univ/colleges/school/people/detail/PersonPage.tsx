import { useGetMemberQuery } from '@cheese/api-client/school/member';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { RightGate } from '../../../../../../features/schoolRights/RightGate';
import { PersonBody } from './PersonBody';
import { texts } from './texts';

export default function PersonPage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  if (id === undefined) return <NotFoundFace />;
  return (
    <RightGate right="viewPeople">
      {(rights) => <Person key={id} id={id} mayGive={rights.has('roles')} />}
    </RightGate>
  );
}

function Person({ id, mayGive }: { id: number; mayGive: boolean }) {
  const query = useGetMemberQuery({ id }, { refetchOnMountOrArgChange: true });
  useDocumentTitle(query.currentData?.name ?? texts.title);
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton />}
      notFound={<NotFoundFace />}
    >
      {(member) => <PersonBody member={member} mayGive={mayGive} />}
    </Answered>
  );
}
