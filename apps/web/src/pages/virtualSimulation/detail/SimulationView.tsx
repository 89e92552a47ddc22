import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { SimulationDetail } from '@cheese/domain/contract/training/simulation';
import { countText } from '@cheese/domain/rules/text/countText';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { FavouriteButton } from '../../../features/collect/FavouriteButton';
import { Columns } from '../../../features/commodity/detail/Columns';
import { Facts } from '../../../features/commodity/detail/Facts';
import { ProductHead } from '../../../features/commodity/detail/ProductHead';
import { WayIn } from '../../../features/commodity/detail/WayIn';
import { ShareButton } from '../../../features/share/ShareButton';
import { paths } from '../../../paths';
import { simulationAsCard, soldOf, type SoldSimulation } from '../simulationAsCard';
import { MadeHead } from './MadeHead';
import { Related } from './Related';
import { SimulationTabs } from './SimulationTabs';
import { texts } from './texts';

export function SimulationView({ simulation }: { simulation: SimulationDetail }) {
  const { id, name, teacher, videoCount, learnerCount } = simulation;
  useDocumentTitle(name);
  const sold = soldOf(simulation);
  const facts = [
    ...(videoCount > 0 ? [[texts.videoCount, `${videoCount}`] as const] : []),
    // Learners are counted only for simulations on sale.
    ...(sold ? [[texts.learnerCount, countText(learnerCount)] as const] : []),
    ...(teacher ? [[texts.teacher, teacher] as const] : []),
  ];
  return (
    <>
      <Breadcrumbs
        trail={[{ label: texts.list, href: paths.simulation.list() }, { label: name }]}
      />
      {sold ? <SoldHead simulation={sold} /> : <MadeHead simulation={simulation} />}
      <Columns>
        <div>
          <SimulationTabs simulation={simulation} />
        </div>
        <div>
          <Section title={texts.what}>
            <Facts facts={facts} />
          </Section>
          {sold && <Related simulationId={id} />}
        </div>
      </Columns>
    </>
  );
}

const SoldHead = ({ simulation }: { simulation: SoldSimulation }) => (
  <ProductHead item={simulationAsCard(simulation)}>
    <div className="actions">
      <Ways simulation={simulation} />
      <FavouriteButton
        thing={{ type: collectTypeCodes.simulation, productId: simulation.id }}
        name={simulation.name}
      />
      <ShareButton />
    </div>
  </ProductHead>
);

function Ways({ simulation }: { simulation: SoldSimulation }) {
  const { id, isLocked, isExperiment, videoCount } = simulation;
  if (isLocked) return <WayIn item={simulationAsCard(simulation)} />;
  return (
    <>
      {isExperiment && (
        <Button variant="contained" href={paths.experiment({ id })}>
          {texts.toBench}
        </Button>
      )}
      {videoCount > 0 && (
        <Button
          variant={isExperiment ? 'outlined' : 'contained'}
          href={paths.simulation.detail({ id, projectTab: 1 })}
        >
          {texts.watch}
        </Button>
      )}
    </>
  );
}
