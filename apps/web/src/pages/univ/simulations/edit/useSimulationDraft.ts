import { useEditSimulationMutation } from '@cheese/api-client/training/simulationMaking';
import type { MadeSimulationDetail } from '@cheese/domain/contract/training/simulationMaking';
import { stepOf } from '../../making/edit/steps';
import { useDesk } from '../../making/edit/useDesk';
import { isSame, onTopOf, toAsked, toWritten, type Written } from './draft';

export function useSimulationDraft(made: MadeSimulationDetail, onReopen: () => void) {
  const [edit] = useEditSimulationMutation();
  const desk = useDesk<Written>({
    draft: `simulation-${made.id}`,
    edition: made.edition,
    first: () => toWritten(made),
    restore: (kept, first) => ({ ...first, ...kept }),
    isSame,
    save: async ({ now, edition }) => {
      const saved = await edit({ id: made.id, edition, ...toAsked(now) }).unwrap();
      const hasNewVideos = now.videos.some(({ id }) => id < 0);
      return { now: toWritten(saved), edition: saved.edition, endsHistory: hasNewVideos };
    },
    rebase: onTopOf,
    onReopen,
  });
  const write = (said: Partial<Written>) =>
    desk.write((was) => ({ ...was, ...said }), stepOf('simulation', said, desk.now));
  return { ...desk, write };
}

export type SimulationDraft = ReturnType<typeof useSimulationDraft>;
