import { groundStateCodes, type GroundState } from '@cheese/domain/codes/emergency/centre';
import { useSetResourceGroundMutation } from '@cheese/emergency-api/resource';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

/** As many as the service takes at once. */
const MOST = 100;

/** Puts resources on the shelf, or takes them off; whether that went well. */
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
