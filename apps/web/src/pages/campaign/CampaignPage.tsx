import { NeighbourPage } from '../../features/neighbour/NeighbourPage';
import { texts } from './texts';

/** The skills contest is run on a neighbouring system. */
export default function CampaignPage() {
  return <NeighbourPage {...texts} />;
}
