import { useGetSimulationNotesQuery } from '@cheese/api-client/training/simulationNote';
import type { SimulationNote } from '@cheese/domain/contract/training/simulationNote';
import { clockText } from '@cheese/domain/rules/time/clockText';
import { paths } from '../../../paths';
import { PlacedNotes } from './PlacedNotes';
import { texts } from './texts';

const MOST = 100;

/** Notes on simulation videos, each with a link to its time. */
export function SimulationNoteList({ keyword }: { keyword: string | undefined }) {
  const asked = { page: 1, pageCnt: MOST, ...(keyword && { keyword }) };
  const { data } = useGetSimulationNotesQuery(asked);
  const notes = (data?.list ?? []).map(placed);
  return <PlacedNotes title={texts.atVideos} notes={notes} total={data?.total} />;
}

const placed = ({ videoId, videoTitle, positionS, ...note }: SimulationNote) => ({
  ...note,
  place: `${videoTitle} · ${clockText(positionS)}`,
  href: paths.simulation.video({ id: videoId, t: positionS }),
});
