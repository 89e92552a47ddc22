import { NeighbourPage } from '../../features/neighbour/NeighbourPage';
import { texts } from './texts';

/** The skills contest's addresses. */
export default function CampaignPage() {
  return <NeighbourPage {...texts} />;
}
