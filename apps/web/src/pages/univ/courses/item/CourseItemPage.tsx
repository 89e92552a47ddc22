import { useGetMadeItemQuery } from '@cheese/api-client/learning/courseMaking';
import { coursewareTypes } from '@cheese/domain/codes/learning/coursewareTypes';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { ItemForm } from './ItemForm';
import { texts } from './texts';

export default function CourseItemPage() {
  const [search] = useSearchParams();
  const itemId = idParam(search, 'itemId');
  return itemId === undefined ? <NotFoundFace /> : <OneItem key={itemId} itemId={itemId} />;
}

function OneItem({ itemId }: { itemId: number }) {
  useDocumentTitle(texts.title);
  const query = useGetMadeItemQuery({ itemId }, { refetchOnMountOrArgChange: true });
  const [opening, open] = useState(0);
  const item = query.currentData;
  const actions = item && (
    <>
      <Button href={paths.univ.course({ courseId: item.courseId })}>{texts.back}</Button>
      <Button variant="outlined" href={paths.course.item({ courseId: item.courseId, itemId })}>
        {texts.preview}
      </Button>
    </>
  );
  const lead = item && `${item.courseName} · ${coursewareTypes[item.type]}`;
  return (
    <UnsavedGuard>
      <PageTitle actions={actions} {...(lead && { lead })}>
        {item?.title ?? texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(found) => <ItemForm key={opening} item={found} onReopen={() => open(opening + 1)} />}
      </Answered>
    </UnsavedGuard>
  );
}
