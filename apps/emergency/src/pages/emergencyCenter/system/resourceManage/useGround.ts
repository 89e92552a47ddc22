import { groundStateCodes, type GroundState } from '@cheese/domain/codes/emergency/centre';
import { useSetResourceGroundMutation } from '@cheese/emergency-api/resource';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

/** Limit of the server per call. */
const MOST = 100;

/** Publishes or unpublishes resources; resolves to true on success. */
export function useGround() {
  const [set] = useSetResourceGroundMutation();
  const { isBusy, run } = useTask();
  const ground = (ids: readonly number[], groundState: GroundState) => {
    const done = groundState === groundStateCodes.shown ? texts.grounded : texts.ungrounded;
    const setAll = async () => {
      for (let at = 0; at < ids.length; at += MOST) {
        await set({ ids: ids.slice(at, at + MOST), groundState }).unwrap();
      }
    };
    return run(setAll, done(ids.length));
  };
  return { isBusy, ground };
}
