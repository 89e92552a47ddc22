import {
  useGetSimulationLossQuery,
  useRemoveSimulationMutation,
} from '@cheese/api-client/training/simulationMaking';
import type { MadeSimulation } from '@cheese/domain/contract/training/simulationMaking';
import { RemovalDialog, WillGo } from '../making/RemovalDialog';
import { texts } from './texts';

interface SimulationRemovalProps {
  simulation: Pick<MadeSimulation, 'id' | 'title'>;
  onClose: () => void;
}

export function SimulationRemoval({ simulation: { id, title }, onClose }: SimulationRemovalProps) {
  const query = useGetSimulationLossQuery({ id }, { refetchOnMountOrArgChange: true });
  const [remove] = useRemoveSimulationMutation();
  return (
    <RemovalDialog
      title={texts.removeTitle}
      query={query}
      words={{ removed: texts.removed }}
      remove={() => remove({ id }).unwrap()}
      onClose={onClose}
    >
      {({ learners, bullets, notes }) => (
        <WillGo
          what={texts.willGo(title)}
          along={learners + bullets + notes > 0 ? texts.goesAlong(learners, bullets, notes) : null}
          stays={texts.filesStay}
        />
      )}
    </RemovalDialog>
  );
}
