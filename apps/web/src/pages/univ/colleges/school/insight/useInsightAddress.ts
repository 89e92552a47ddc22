import { type InsightGroup, riskRules } from '@cheese/domain/codes/front/schoolInsight';
import type { Term } from '@cheese/domain/contract/school/term';
import { idParam, withoutUndefined } from '@cheese/ui/address/urlParams';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useSearchParams } from 'react-router-dom';
import { texts } from './texts';

export type View = InsightGroup | 'people' | 'risks';

const filters = { view: texts.view, risk: riskRules };

/** The group, the term and the view, from the address. */
export function useInsightAddress(terms: readonly Term[]) {
  const [search] = useSearchParams();
  const list = useListAddress(filters);
  const known = (id: number | undefined) => terms.find((term) => term.id === id);
  const running = terms.find(({ week }) => week !== null) ?? terms[0];
  const term = known(idParam(search, 'termId')) ?? running;
  const against = known(idParam(search, 'againstId'));
  const place = withoutUndefined({
    departmentId: idParam(search, 'departmentId'),
    classId: idParam(search, 'classId'),
    teachingClassId: idParam(search, 'teachingClassId'),
  });
  return {
    list,
    term,
    against: against?.id === term?.id ? undefined : against,
    place,
    /** Link to another group, in its default view. */
    placeHref: (to: Place) => list.href({ ...nowhere, ...to }),
  };
}

export interface Place {
  departmentId?: number;
  classId?: number;
  teachingClassId?: number;
}

const nowhere = {
  departmentId: undefined,
  classId: undefined,
  teachingClassId: undefined,
  view: undefined,
  keyword: undefined,
  risk: undefined,
};

export type InsightAddress = ReturnType<typeof useInsightAddress>;
