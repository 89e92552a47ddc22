import { useGetOrganisationPageQuery } from '@cheese/api-client/people/organisation';
import { listLimits } from '@cheese/domain/codes/base/limits';
import type { Organisation } from '@cheese/domain/contract/people/organisation';
import { useState } from 'react';

interface Gathered {
  page: number;
  schools: readonly Organisation[];
}

/** All schools: loads pages until one is not full. */
export function useSchools() {
  const [{ page, schools }, setGathered] = useState<Gathered>({ page: 1, schools: [] });
  const { currentData, isError, refetch } = useGetOrganisationPageQuery({ p: page });
  const isLast = currentData !== undefined && currentData.length < listLimits.organisationPage;
  if (currentData && !isLast) {
    setGathered({ page: page + 1, schools: [...schools, ...currentData] });
  }
  return { schools: [...schools, ...(currentData ?? [])], isReady: isLast, isError, refetch };
}
