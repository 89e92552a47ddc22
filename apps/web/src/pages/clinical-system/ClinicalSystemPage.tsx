import { NeighbourPage } from '../../features/neighbour/NeighbourPage';
import { texts } from './texts';

/** The clinical-thinking training's addresses. */
export default function ClinicalSystemPage() {
  return <NeighbourPage {...texts} />;
}
