import { useChooseTagMutation } from '@cheese/api-client/content/tag';
import { storedTagId } from '@cheese/domain/rules/site/pageChecks';
import { useStore } from 'react-redux';
import { readChosen, storeChosen } from './chosenTag';
import { tellInTurn } from './telling';

/** Saves a choice on the server; a refused one is reverted locally, unless it has changed since. */
export function useTellServer() {
  const [chooseTag] = useChooseTagMutation();
  const store = useStore();

  return (ids: readonly number[], before: readonly number[]) =>
    tellInTurn(store, async () => {
      const { error } = await chooseTag({ tagId: storedTagId(ids) });
      if (error && String(readChosen()) === String(ids)) storeChosen(before);
    });
}
