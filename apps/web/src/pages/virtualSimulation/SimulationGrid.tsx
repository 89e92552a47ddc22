import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Simulation } from '@cheese/domain/contract/training/simulation';
import { countText } from '@cheese/domain/rules/text/countText';
import { FavouriteMark } from '../../features/collect/FavouriteMark';
import { FavouriteCards } from '../../features/collect/FavouriteCards';
import { ProductCard } from '../../features/commodity/ProductCard';
import { paths } from '../../paths';
import { simulationAsCard } from './simulationAsCard';
import { texts } from './texts';

export const SimulationGrid = ({ simulations }: { simulations: readonly Simulation[] }) => (
  <FavouriteCards
    type={collectTypeCodes.simulation}
    items={simulations}
    columns={4}
    card={(simulation, more) => <SimulationCard simulation={simulation} {...more} />}
  />
);

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
        <FavouriteMark
          thing={{ type: collectTypeCodes.simulation, productId: id }}
          name={name}
          isCollected={isCollected}
        />
      }
      eager={eager}
    />
  );
}
