import { useGetMySchoolRightsQuery } from '@cheese/api-client/school/schoolRole';
import { schoolRights, type SchoolRight } from '@cheese/domain/codes/school/schoolRights';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { hasRole } from '../../session/requiredRole';
import { useSessionState } from '../../session/session';

/** The user's rights; the value is true if a right covers the whole school. */
export type SchoolRights = ReadonlyMap<SchoolRight, boolean>;

const none: SchoolRights = new Map();
const all: SchoolRights = new Map(
  (Object.keys(schoolRights) as SchoolRight[]).map((right) => [right, true]),
);

/** `isKnown` is false while loading. */
export function useSchoolRights(): { rights: SchoolRights; isKnown: boolean } {
  const user = useSessionState().person?.all.user;
  const isAdministrator = user !== undefined && hasRole(user, 'schoolAdmin');
  const isAsked = user?.organisation != null && !isAdministrator;
  const { data, isLoading } = useGetMySchoolRightsQuery(isAsked ? undefined : skipToken);
  const own = useMemo(
    () => new Map((data ?? []).map(({ right, isWhole }) => [right, isWhole])),
    [data],
  );
  if (isAdministrator) return { rights: all, isKnown: true };
  return isAsked ? { rights: own, isKnown: !isLoading } : { rights: none, isKnown: true };
}
