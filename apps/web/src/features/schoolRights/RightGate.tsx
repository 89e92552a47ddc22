import type { SchoolRight } from '@cheese/domain/codes/school/schoolRights';
import { Awaited } from '@cheese/ui/feedback/Awaited';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import type { ReactNode } from 'react';
import { type SchoolRights, useSchoolRights } from './useSchoolRights';

interface RightGateProps {
  right: SchoolRight;
  children: (rights: SchoolRights) => ReactNode;
}

/** Users without the right get a not-found page. */
export function RightGate({ right, children }: RightGateProps) {
  const { rights, isKnown } = useSchoolRights();
  if (rights.has(right)) return children(rights);
  if (isKnown) return <NotFoundFace />;
  return (
    <Awaited>
      <RowsSkeleton />
    </Awaited>
  );
}
