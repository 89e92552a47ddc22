import { useGetManagedPersonQuery } from '@cheese/api-client/people/personManage';
import type { PersonDetail } from '@cheese/domain/contract/people/personManage';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { texts as list } from '../texts';
import { type Act, PersonDialog } from './PersonDialog';
import { PersonFacts } from './PersonFacts';
import { texts } from './texts';

/** One user, with the actions open to operators. */
export default function PersonPage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  return id === undefined ? <NotFoundFace /> : <OnePerson id={id} />;
}

function OnePerson({ id }: { id: number }) {
  useDocumentTitle(texts.title);
  const query = useGetManagedPersonQuery({ id }, { refetchOnMountOrArgChange: true });
  const [act, choose] = useState<Act | null>(null);
  const person = query.currentData;
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button href={paths.manage.people()}>{texts.back}</Button>
            {person && !person.isPlatformAdmin && <Acts person={person} choose={choose} />}
          </>
        }
      >
        {texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={list.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(found) => <PersonFacts person={found} />}
      </Answered>
      {person && act && <PersonDialog person={person} act={act} onClose={() => choose(null)} />}
    </>
  );
}

interface ActsProps {
  person: PersonDetail;
  choose: (act: Act) => void;
}

const Acts = ({ person, choose }: ActsProps) => (
  <>
    <Button onClick={() => choose('replacePhone')}>{texts.replacePhone}</Button>
    {person.sessions.length > 0 && (
      <Button onClick={() => choose('endSessions')}>{texts.endSessions}</Button>
    )}
    {person.disabledAt === null ? (
      <Button color="error" variant="contained" onClick={() => choose('disable')}>
        {texts.disable}
      </Button>
    ) : (
      <Button variant="contained" onClick={() => choose('enable')}>
        {texts.enable}
      </Button>
    )}
  </>
);
