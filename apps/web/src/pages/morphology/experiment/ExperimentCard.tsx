import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { experimentFields } from '@cheese/domain/codes/slides/morphology';
import type { Experiment } from '@cheese/domain/contract/training/experiment';
import { countText } from '@cheese/domain/rules/text/countText';
import { FavouriteMark } from '../../../features/collect/FavouriteMark';
import { ProductCard } from '../../../features/commodity/ProductCard';
import { paths } from '../../../paths';
import { experimentAsCard } from './experimentAsCard';
import { texts } from './texts';

interface ExperimentCardProps {
  experiment: Experiment;
  eager: boolean;
  isCollected: boolean;
}

export function ExperimentCard({ experiment, eager, isCollected }: ExperimentCardProps) {
  const { id, name, field, minutes, learnerCount } = experiment;
  return (
    <ProductCard
      item={experimentAsCard(experiment)}
      href={paths.experiment({ id })}
      kind={experimentFields[field]}
      facts={[texts.minutes(minutes), texts.learners(countText(learnerCount))]}
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
