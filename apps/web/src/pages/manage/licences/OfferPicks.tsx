import { useGetManagedSchoolsQuery } from '@cheese/api-client/school/schoolManage';
import {
  useGetLicenceCoverageQuery,
  useGetLicenceProductsQuery,
} from '@cheese/api-client/shop/licenceManage';
import { TickList } from '@cheese/ui/form/TickList';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { type Pick, SearchPick } from '../../../features/searchPick/SearchPick';
import { texts } from './texts';

interface PickProps {
  chosen: Pick | null;
  fault: string | undefined;
  onChoose: (pick: Pick | null) => void;
}

export function SchoolPick(props: PickProps) {
  const [keyword, find] = useState<string | null>(null);
  const { currentData } = useGetManagedSchoolsQuery(
    keyword === null ? skipToken : { page: 1, pageCnt: 8, keyword, state: 'open' },
  );
  return (
    <SearchPick
      {...props}
      label={texts.school}
      placeholder={texts.findSchool}
      found={currentData?.list}
      onFind={find}
    />
  );
}

export function ProductPick(props: PickProps) {
  const [keyword, find] = useState<string | null>(null);
  const { currentData } = useGetLicenceProductsQuery(keyword === null ? skipToken : { keyword });
  return (
    <SearchPick
      {...props}
      label={texts.product}
      placeholder={texts.findProduct}
      found={currentData?.slice(0, 8).map(({ id, title }) => ({ id, name: title }))}
      onFind={find}
    />
  );
}

export interface Covered {
  departmentIds: readonly number[];
  years: readonly number[];
}

interface CoveragePickProps {
  schoolId: number;
  chosen: Covered;
  onChange: (chosen: Covered) => void;
}

/** Learners covered by the licence: of some departments, of some years, or all. */
export function CoveragePick({ schoolId, chosen, onChange }: CoveragePickProps) {
  const { data } = useGetLicenceCoverageQuery({ schoolId });
  const { departmentIds, years } = chosen;
  return (
    <>
      <TickList
        label={texts.departments}
        choices={(data?.departments ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        chosen={departmentIds}
        onChange={(ids) => onChange({ ...chosen, departmentIds: ids })}
      />
      <TickList
        label={texts.years}
        choices={(data?.years ?? []).map((year) => ({ value: year, label: texts.yearOf(year) }))}
        chosen={years}
        onChange={(some) => onChange({ ...chosen, years: some })}
      />
      <p className="hint">{texts.covered}</p>
    </>
  );
}
