import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Simulation } from '@cheese/domain/contract/training/simulation';
import { countText } from '@cheese/domain/rules/text/countText';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { KeepMark } from '../../features/collect/KeepMark';
import { useKeptOnes } from '../../features/collect/useKeptOnes';
import { ProductCard } from '../../features/commodity/ProductCard';
import { paths } from '../../paths';
import { simulationAsCard } from './simulationAsCard';
import { texts } from './texts';

const IN_ROW = 4;

/** Simulations on cards, four in a row. */
export function SimulationGrid({ simulations }: { simulations: readonly Simulation[] }) {
  const kept = useKeptOnes(
    collectTypeCodes.simulation,
    simulations.map(({ id }) => id),
  );
  return (
    <CardGrid columns={IN_ROW} role="list">
      {simulations.map((simulation, index) => (
        <div role="listitem" key={simulation.id}>
          <SimulationCard
            simulation={simulation}
            eager={index < IN_ROW}
            isCollected={kept.has(simulation.id)}
          />
        </div>
      ))}
    </CardGrid>
  );
}

interface SimulationCardProps {
  simulation: Simulation;
  eager: boolean;
  isCollected: boolean;
}

function SimulationCard({ simulation, eager, isCollected }: SimulationCardProps) {
  const { id, name, kind, videoCount, learnerCount } = simulation;
  return (
    <ProductCard
      item={simulationAsCard(simulation)}
      href={paths.simulation.detail({ id })}
      kind={kind ?? texts.what}
      facts={[
        ...(videoCount > 0 ? [texts.videos(videoCount)] : []),
        texts.learners(countText(learnerCount)),
      ]}
      keep={
        <KeepMark
          thing={{ type: collectTypeCodes.simulation, productId: id }}
          name={name}
          isCollected={isCollected}
        />
      }
      eager={eager}
    />
  );
}
