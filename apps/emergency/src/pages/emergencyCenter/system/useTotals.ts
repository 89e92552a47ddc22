import { countText } from '@cheese/domain/rules/text/countText';
import { useGetOrgUsersQuery } from '@cheese/emergency-api/orgUser';
import { useGetQuestionsQuery } from '@cheese/emergency-api/question';
import { useGetResourcePageQuery } from '@cheese/emergency-api/resource';
import { useRequestedOrg } from '../../../features/org/OrgScope';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Number of items per area, by its address; undefined until loaded. */
export function useTotals(): Partial<Record<string, string>> {
  // Only the total of a list is needed.
  const asked = { ...useRequestedOrg(), page: 1, pageCnt: 1 };
  const totals: [string, number | undefined, (count: string) => string][] = [
    [paths.system.resourceManage(), useGetResourcePageQuery(asked).data?.total, texts.resources],
    [paths.system.questionManage(), useGetQuestionsQuery(asked).data?.total, texts.questions],
    [paths.system.people(), useGetOrgUsersQuery(asked).data?.total, texts.members],
  ];
  return Object.fromEntries(
    totals.flatMap(([href, total, say]) =>
      total === undefined ? [] : [[href, say(countText(total))]],
    ),
  );
}
