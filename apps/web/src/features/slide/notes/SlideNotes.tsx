import {
  useAddSlideNoteMutation,
  useEditSlideNoteMutation,
  useGetSlideNotesQuery,
  useRemoveSlideNoteMutation,
} from '@cheese/api-client/slides/slideNote';
import type { SlidePoint } from '@cheese/domain/place/place';
import { placeTexts } from '@cheese/domain/texts/placeTexts';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import { useSessionState } from '../../../session/session';
import { LayerList } from '../layers/LayerList';
import { NoteLine } from './NoteLine';
import { NoteWords } from './NoteWords';
import { texts } from './texts';
import { useNoteDraft } from './useNoteDraft';

interface SlideNotesProps {
  slideId: number;
  /** The current view; null before the slide is open. */
  placeNow: () => SlidePoint | null;
  goTo: (place: SlidePoint) => void;
}

const PAGE_SIZE = 100;

export function SlideNotes(props: SlideNotesProps) {
  const { isSignedIn } = useSessionState();
  return isSignedIn ? <OwnNotes {...props} /> : <EmptyState dense sentence={texts.login} />;
}

function OwnNotes({ slideId, placeNow, goTo }: SlideNotesProps) {
  const query = useGetSlideNotesQuery({ slideId, page: 1, pageCnt: PAGE_SIZE });
  const [edit] = useEditSlideNoteMutation();
  const [remove] = useRemoveSlideNoteMutation();
  return (
    <LayerList aria-label={texts.what}>
      <NewNote slideId={slideId} placeNow={placeNow} />
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={texts.empty} />}
      >
        {({ list }) => (
          <ul>
            {list.map((note) => (
              <NoteLine
                key={note.id}
                note={note}
                where={texts.goTo(placeTexts.zoom(note.place.zoom))}
                onJump={() => goTo(note.place)}
                edit={(text) => edit({ id: note.id, text }).unwrap()}
                remove={() => remove({ id: note.id }).unwrap()}
              />
            ))}
          </ul>
        )}
      </Answered>
    </LayerList>
  );
}

function NewNote({ slideId, placeNow }: Pick<SlideNotesProps, 'slideId' | 'placeNow'>) {
  const [text, write] = useNoteDraft(`slide-note-${slideId}`);
  const [add] = useAddSlideNoteMutation();
  const { isBusy, run } = useTask();
  const save = async () => {
    const place = placeNow();
    if (!place) return;
    const work = () => add({ slideId, place, text: text.trim() }).unwrap();
    if (await run(work, texts.saved)) write('');
  };
  return (
    <NoteWords
      text={text}
      isBusy={isBusy}
      label={texts.label}
      onWrite={write}
      onSave={() => void save()}
    />
  );
}
