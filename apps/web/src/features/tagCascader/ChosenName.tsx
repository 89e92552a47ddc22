import { useGetChosenTagQuery } from '@cheese/api-client/tag';
import { pathTo } from '@cheese/domain/rules/treeSearch';
import { useEffect } from 'react';
import { useSessionState } from '../../session';
import { storeChosen } from './chosenTag';
import { texts } from './texts';
import { useChosenTag } from './useChosenTag';
import { useTagTree } from './useTagTree';

/** What the choice is called. Who is signed in brings the one that the server keeps for them. */
export default function ChosenName() {
  const { isSignedIn } = useSessionState();
  const chosen = useChosenTag();
  const { currentData: kept, isFetching } = useGetChosenTagQuery(undefined, { skip: !isSignedIn });
  useEffect(() => {
    // An answer that is just asked for anew is that of before the last choice.
    if (kept && !isFetching) storeChosen(kept.tags.map(({ id }) => id));
  }, [kept, isFetching]);

  const known = kept?.tags.find(({ id }) => id === chosen);
  const { tree } = useTagTree({ skip: chosen === undefined || known !== undefined });
  if (chosen === undefined) return texts.all;
  return (known ?? pathTo(tree, chosen).at(-1))?.name ?? texts.all;
}
