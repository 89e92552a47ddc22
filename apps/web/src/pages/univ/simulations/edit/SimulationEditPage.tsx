import { useGetOwnSimulationQuery } from '@cheese/api-client/training/simulationMaking';
import { paths } from '../../../../paths';
import { EditFrame, OneToEdit } from '../../making/edit/EditFrame';
import { SimulationEditor } from './SimulationEditor';
import { texts } from './texts';

export default function SimulationEditPage() {
  return <EditFrame title={texts.title} One={OneSimulation} />;
}

function OneSimulation({ id }: { id: number }) {
  const query = useGetOwnSimulationQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <OneToEdit
      texts={texts}
      query={query}
      title={query.currentData?.title}
      back={paths.univ.simulations()}
      look={paths.simulation.detail({ id })}
      Editor={SimulationEditor}
    />
  );
}
