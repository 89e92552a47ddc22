import { useGetChosenTagQuery } from '@cheese/api-client/content/tag';
import { pathTo } from '@cheese/domain/rules/lists/treeSearch';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useSessionState } from '../../session/session';
import { storeChosen } from './chosenTag';
import { isTelling } from './telling';
import { texts } from './texts';
import { useChosenTag } from './useChosenTag';
import { useTagTree } from './useTagTree';

/**
 * The last server answer applied, per store. Applied once only, so that a remounted header does not
 * overwrite a newer choice of this or another tab.
 */
const taken = new WeakMap<object, unknown>();

/** Name of the chosen major. For a signed-in user the server's choice is loaded. */
export default function ChosenName() {
  const { isSignedIn } = useSessionState();
  const store = useStore();
  const chosen = useChosenTag();
  const { currentData: kept, isFetching } = useGetChosenTagQuery(undefined, { skip: !isSignedIn });
  useEffect(() => {
    // While refetching, the answer is older than the last choice.
    if (!kept || isFetching || isTelling(store) || taken.get(store) === kept) return;
    taken.set(store, kept);
    storeChosen(kept.tags.map(({ id }) => id));
  }, [store, kept, isFetching]);

  const known = kept?.tags.find(({ id }) => id === chosen);
  const { query, tree } = useTagTree({ skip: chosen === undefined || known !== undefined });
  const name = known?.name ?? (chosen && pathTo(tree, chosen).at(-1)?.name);
  const isGone = query.isSuccess && chosen !== undefined && !name;
  useEffect(() => {
    if (isGone) storeChosen([]);
  }, [isGone]);
  return name || texts.all;
}
