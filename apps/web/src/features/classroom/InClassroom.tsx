import { useGetClassroomDetailQuery } from '@cheese/api-client/classroom/classroom';
import type { ClassroomDetail } from '@cheese/domain/contract/classroom/classroom';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { texts } from './texts';

/** What a page shows of the classroom that its address names. */
export function InClassroom({ children }: { children: (room: ClassroomDetail) => ReactNode }) {
  const courseId = idParam(useSearchParams()[0], 'courseId');
  return courseId === undefined ? <NotFoundFace /> : <Room courseId={courseId}>{children}</Room>;
}

interface RoomProps {
  courseId: number;
  children: (room: ClassroomDetail) => ReactNode;
}

function Room({ courseId, children }: RoomProps) {
  const query = useGetClassroomDetailQuery({ courseId });
  const toMine = <Button href={paths.myClassroom()}>{texts.toMine}</Button>;
  return (
    <Answered
      query={query}
      what={texts.room}
      skeleton={<RowsSkeleton />}
      notFound={<EmptyState sentence={texts.gone} action={toMine} />}
    >
      {children}
    </Answered>
  );
}
