import { useGetSlideNotesQuery } from '@cheese/api-client/slides/slideNote';
import type { SlideNote } from '@cheese/domain/contract/slides/slideNote';
import { placeAddress } from '@cheese/domain/place/placeAddress';
import { placeLabel } from '@cheese/domain/place/placeLabel';
import { PlacedNotes } from './PlacedNotes';
import { texts } from './texts';

const MOST = 100;

/** Notes on slides, each with a link to its place. */
export function SlideNoteList({ keyword }: { keyword: string | undefined }) {
  const { data } = useGetSlideNotesQuery({ page: 1, pageCnt: MOST, ...(keyword && { keyword }) });
  return <PlacedNotes title={texts.onSlides} notes={(data?.list ?? []).map(placed)} />;
}

function placed({ slideId, slideTitle, place, ...note }: SlideNote) {
  const at = { kind: 'slide', slideId, point: place } as const;
  return { ...note, href: placeAddress(at), place: placeLabel(at, slideTitle) };
}
