import { useGetOutlineListQuery } from '@cheese/api-client/content/outline';
import { outlineEntries, outlineLink, outlineNeedsLogin } from '@cheese/domain/rules/site/outline';
import { useSearchParams } from 'react-router-dom';
import { useGate } from '../../session/useGate';

const asked = { loginPlatform: 1 } as const;

/** If the call fails, only the entry for all resources is left. */
export function useResources() {
  const [search] = useSearchParams();
  const { data = [] } = useGetOutlineListQuery(asked);
  const gate = useGate();
  return outlineEntries(data).map((entry) => {
    const href = outlineLink(entry);
    return {
      id: entry.id,
      title: entry.title,
      link: outlineNeedsLogin(entry) ? gate(href) : { href },
      isChosen: search.get('outLine') === String(entry.id),
    };
  });
}
