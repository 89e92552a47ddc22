import { useGetSchoolNoticeQuery } from '@cheese/api-client/school/schoolNotice';
import { unsentStates } from '@cheese/domain/codes/school/schoolNotices';
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
import { schoolNoticeFailures } from '@cheese/domain/codes/school/schoolNotices';
import { RightGate } from '../../../../../../features/schoolRights/RightGate';
import { paths } from '../../../../../../paths';
import { texts as common } from '../texts';
import { NoticeForm } from './NoticeForm';
import { texts } from './texts';

/** Edits a new or an unsent notice. */
export default function EditNoticePage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  const title = id === undefined ? texts.title : texts.editTitle;
  useDocumentTitle(title);
  return (
    <RightGate right="notices">
      {(rights) => (
        <>
          <PageTitle
            lead={texts.lead}
            actions={<Button href={paths.univ.schoolNotices()}>{texts.back}</Button>}
          >
            {title}
          </PageTitle>
          {id === undefined ? (
            <NoticeForm
              notice={null}
              isWhole={rights.get('notices') === true}
              onReopen={() => undefined}
            />
          ) : (
            <Begun key={id} id={id} isWhole={rights.get('notices') === true} />
          )}
        </>
      )}
    </RightGate>
  );
}

function Begun({ id, isWhole }: { id: number; isWhole: boolean }) {
  const query = useGetSchoolNoticeQuery({ id }, { refetchOnMountOrArgChange: true });
  const [opening, open] = useState(0);
  return (
    <Answered
      query={query}
      what={common.what}
      skeleton={<RowsSkeleton count={6} />}
      notFound={<NotFoundFace />}
    >
      {(notice) =>
        notice.isOwn && unsentStates.includes(notice.state) ? (
          <>
            {notice.failure && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {schoolNoticeFailures[notice.failure]}
              </Alert>
            )}
            <NoticeForm
              key={opening}
              notice={notice}
              isWhole={isWhole}
              onReopen={() => open(opening + 1)}
            />
          </>
        ) : (
          <NotFoundFace />
        )
      }
    </Answered>
  );
}
