import { useGetTeachingClassQuery } from '@cheese/api-client/school/teachingClass';
import type { TeachingClassDetail } from '@cheese/domain/contract/school/teachingClass';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../../../paths';
import { AddPeopleDialog } from './AddPeopleDialog';
import { JoinCode } from './JoinCode';
import { PeoplePart } from './PeoplePart';
import { texts } from './texts';

/** A teaching class: present and former members, and the code to join. */
export default function TeachingClassPage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  return id === undefined ? <NotFoundFace /> : <One key={id} id={id} />;
}

function One({ id }: { id: number }) {
  const query = useGetTeachingClassQuery({ id }, { refetchOnMountOrArgChange: true });
  useDocumentTitle(query.data?.name ?? texts.title);
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={6} />}
      notFound={<NotFoundFace />}
    >
      {(one) => <Whole one={one} />}
    </Answered>
  );
}

function Whole({ one }: { one: TeachingClassDetail }) {
  const [isAdding, add] = useState(false);
  const { name, courseName, termName, termId, isArchived, mayEdit } = one;
  return (
    <>
      <PageTitle
        lead={texts.lead(courseName, termName)}
        actions={
          <>
            <Button href={paths.univ.teachingClasses({ termId })}>{texts.back}</Button>
            {mayEdit && (
              <Button variant="contained" onClick={() => add(true)}>
                {texts.add}
              </Button>
            )}
          </>
        }
      >
        {name}
      </PageTitle>
      {isArchived && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.archived}
        </Alert>
      )}
      {mayEdit && <JoinCode one={one} />}
      <PeoplePart one={one} />
      {isAdding && <AddPeopleDialog one={one} onClose={() => add(false)} />}
    </>
  );
}
