import { useGetManagedSchoolsQuery } from '@cheese/api-client/school/schoolManage';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { type Pick, SearchPick } from '../../../../features/searchPick/SearchPick';
import { texts } from './texts';

interface IntoPickProps {
  fromId: number;
  onChoose: (pick: Pick | null) => void;
}

/**
 * Chooses another active school. Requests one more, because the list may contain the school itself.
 */
export function IntoPick({ fromId, onChoose }: IntoPickProps) {
  const [keyword, find] = useState<string | null>(null);
  const { currentData } = useGetManagedSchoolsQuery(
    keyword === null ? skipToken : { page: 1, pageCnt: 9, keyword, state: 'open' },
  );
  return (
    <SearchPick
      label={texts.into}
      placeholder={texts.findInto}
      chosen={null}
      fault={undefined}
      found={currentData?.list.filter(({ id }) => id !== fromId)}
      onFind={find}
      onChoose={onChoose}
    />
  );
}
