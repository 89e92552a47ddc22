import { useGetTaughtNoticesQuery } from '@cheese/api-client/learning/courseNotice';
import { idParam, pageParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { Pager } from '@cheese/ui/list/Pager';
import { texts as common } from '@cheese/ui/management/texts';
import { useToast } from '@cheese/ui/toast/useToast';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { NoticeDialog } from './NoticeDialog';
import { NoticeRow } from './NoticeRow';
import { texts } from './texts';

const PAGE_SIZE = 20;

export default function NoticesPage() {
  useDocumentTitle(texts.title);
  const courseId = idParam(useSearchParams()[0], 'courseId');
  return courseId === undefined ? <NotFoundFace /> : <Notices courseId={courseId} />;
}

function Notices({ courseId }: { courseId: number }) {
  const page = pageParam(useSearchParams()[0]);
  const [isWriting, write] = useState(false);
  const query = useGetTaughtNoticesQuery(
    { courseId, page, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const makeHref = (to: number) => paths.univ.courseNotices({ courseId, page: to });
  const toast = useToast();
  const isOpen = query.currentData?.isOpen ?? true;
  const begin = (
    <Button variant="contained" onClick={() => (isOpen ? write(true) : toast.info(texts.notOpen))}>
      {texts.write}
    </Button>
  );
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton />}
      notFound={<NotFoundFace />}
    >
      {({ list, total }) => (
        <>
          <PageTitle
            lead={isOpen ? texts.lead : texts.notOpen}
            actions={
              <>
                <Button href={paths.univ.courseLearners({ courseId })}>{texts.learners}</Button>
                {begin}
              </>
            }
          >
            {texts.title}
          </PageTitle>
          <Section title={texts.what}>
            {total === 0 && <EmptyState sentence={common.empty(texts.what)} action={begin} />}
            {total > 0 && list.length === 0 && <PastTheEnd firstHref={makeHref(1)} />}
            {list.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} />
            ))}
            <Pager page={page} total={total} makeHref={makeHref} pageSize={PAGE_SIZE} />
          </Section>
          {isWriting && <NoticeDialog courseId={courseId} onClose={() => write(false)} />}
        </>
      )}
    </Answered>
  );
}
