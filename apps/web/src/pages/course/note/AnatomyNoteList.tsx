import { useGetOwnAnatomyNotesQuery } from '@cheese/api-client/bodies/anatomyNote';
import type { OwnAnatomyNote } from '@cheese/domain/contract/bodies/anatomyNote';
import { paths } from '../../../paths';
import { PlacedNotes } from './PlacedNotes';
import { texts } from './texts';

const MOST = 100;

/** Notes on parts of models, each with a link to its view. */
export function AnatomyNoteList({ keyword }: { keyword: string | undefined }) {
  const asked = { page: 1, pageCnt: MOST, ...(keyword && { keyword }) };
  const { data } = useGetOwnAnatomyNotesQuery(asked);
  const notes = (data?.list ?? []).map(placed);
  return <PlacedNotes title={texts.onModels} notes={notes} total={data?.total} />;
}

const placed = ({ anatomyId, modelId, modelTitle, partName, view, ...note }: OwnAnatomyNote) => ({
  ...note,
  place: texts.atPart(modelTitle, partName),
  href: anatomyId === null ? null : paths.anatomyStudy({ id: anatomyId, modelId, v: view }),
});
