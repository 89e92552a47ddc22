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
 * The answer that was taken over last, of each store. It counts once: a header that is drawn anew
 * must not set it over what was chosen since, here or in another tab.
 */
const taken = new WeakMap<object, unknown>();

/** What the choice is called. Who is signed in brings the one that the server keeps for them. */
export default function ChosenName() {
  const { isSignedIn } = useSessionState();
  const store = useStore();
  const chosen = useChosenTag();
  const { currentData: kept, isFetching } = useGetChosenTagQuery(undefined, { skip: !isSignedIn });
  useEffect(() => {
    // An answer that is just asked for anew is that of before the last choice.
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
