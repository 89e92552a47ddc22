import { useLocation } from 'react-router-dom';
import { NeighbourPage } from '../../features/neighbour/NeighbourPage';
import { univArea } from './univArea';

/** The university system's addresses: administration, courses, teaching and study. */
export default function UnivPage() {
  return <NeighbourPage {...univArea(useLocation().pathname)} />;
}
