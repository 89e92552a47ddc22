import {
  useAddAnatomyNoteMutation,
  useEditAnatomyNoteMutation,
  useGetAnatomyNotesQuery,
  useRemoveAnatomyNoteMutation,
} from '@cheese/api-client/bodies/anatomyNote';
import { Panel } from '@cheese/model-viewer/panels/Panel';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import { styled } from '@mui/material/styles';
import { NoteLine } from '../../../features/slide/notes/NoteLine';
import { NoteWords } from '../../../features/slide/notes/NoteWords';
import { texts as noteTexts } from '../../../features/slide/notes/texts';
import { useNoteDraft } from '../../../features/slide/notes/useNoteDraft';
import { useSessionState } from '../../../session/session';
import { texts } from './texts';

const Notes = styled(Panel)({
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li + li': { marginTop: 12 },
  '& .words': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .acts button': { color: 'inherit' },
});

interface PartNotesProps {
  anatomyId: number;
  structureId: number;
  address: string;
  goTo: (address: string) => void;
}

const PAGE_SIZE = 100;

/** The user's notes on a part, each with a link to its view. */
export function PartNotes(props: PartNotesProps) {
  const { isSignedIn } = useSessionState();
  return (
    <Notes aria-label={texts.notes}>
      <h2>{texts.notes}</h2>
      {isSignedIn ? <OwnNotes {...props} /> : <p>{texts.notesLogin}</p>}
    </Notes>
  );
}

function OwnNotes(props: PartNotesProps) {
  const { structureId, goTo } = props;
  const query = useGetAnatomyNotesQuery({ structureId, page: 1, pageCnt: PAGE_SIZE });
  const [edit] = useEditAnatomyNoteMutation();
  const [remove] = useRemoveAnatomyNoteMutation();
  return (
    <>
      <NewNote {...props} />
      <Answered
        query={query}
        what={texts.notes}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={texts.noNotes} />}
      >
        {({ list }) => (
          <ul>
            {list.map((note) => (
              <NoteLine
                key={note.id}
                note={note}
                where={texts.noteBack}
                onJump={() => goTo(note.view)}
                edit={(text) => edit({ id: note.id, text }).unwrap()}
                remove={() => remove({ id: note.id }).unwrap()}
              />
            ))}
          </ul>
        )}
      </Answered>
    </>
  );
}

function NewNote({ anatomyId, structureId, address: view }: PartNotesProps) {
  const [text, write] = useNoteDraft(`anatomy-note-${structureId}`);
  const [add] = useAddAnatomyNoteMutation();
  const { isBusy, run } = useTask();
  const save = async () => {
    const work = () => add({ anatomyId, structureId, view, text: text.trim() }).unwrap();
    if (await run(work, noteTexts.saved)) write('');
  };
  return (
    <NoteWords
      text={text}
      isBusy={isBusy}
      label={texts.noteHere}
      onWrite={write}
      onSave={() => void save()}
    />
  );
}
