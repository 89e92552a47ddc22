import {
  useAddSimulationNoteMutation,
  useEditSimulationNoteMutation,
  useGetSimulationNotesQuery,
  useRemoveSimulationNoteMutation,
} from '@cheese/api-client/training/simulationNote';
import { clockText } from '@cheese/domain/rules/time/clockText';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useKeptDraft } from '../../../../features/notes/useKeptDraft';
import { NoteLine } from '../../../../features/slide/notes/NoteLine';
import { NoteWords } from '../../../../features/slide/notes/NoteWords';
import { texts as noteTexts } from '../../../../features/slide/notes/texts';
import { useSessionState } from '../../../../session/session';
import { texts } from './texts';

const Lines = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li + li': { marginTop: 12 },
  '& .words': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface VideoNotesProps {
  videoId: number;
  /** Current second of the video. */
  secondNow: () => number;
  goTo: (second: number) => void;
}

const PAGE_SIZE = 100;

/** The user's notes on a video, each with a link to its time. */
export function VideoNotes(props: VideoNotesProps) {
  const { isSignedIn } = useSessionState();
  return (
    <Section title={texts.notes}>
      {isSignedIn ? <OwnNotes {...props} /> : <EmptyState dense sentence={texts.notesLogin} />}
    </Section>
  );
}

function OwnNotes({ videoId, secondNow, goTo }: VideoNotesProps) {
  const query = useGetSimulationNotesQuery({ videoId, page: 1, pageCnt: PAGE_SIZE });
  const [edit] = useEditSimulationNoteMutation();
  const [remove] = useRemoveSimulationNoteMutation();
  return (
    <>
      <NewNote videoId={videoId} secondNow={secondNow} />
      <Answered
        query={query}
        what={texts.notes}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={texts.noNotes} />}
      >
        {({ list, total }) => (
          <>
            <Lines>
              {list.map((note) => (
                <NoteLine
                  key={note.id}
                  note={note}
                  where={texts.backTo(clockText(note.positionS))}
                  onJump={() => goTo(note.positionS)}
                  edit={(text) => edit({ id: note.id, text }).unwrap()}
                  remove={() => remove({ id: note.id }).unwrap()}
                />
              ))}
            </Lines>
            {total > list.length && (
              <Typography variant="body2" sx={{ mt: 1, color: 'text.third' }}>
                {texts.moreNotes(total, list.length)}
              </Typography>
            )}
          </>
        )}
      </Answered>
    </>
  );
}

/** A draft stays on this device until it is saved. */
function NewNote({ videoId, secondNow }: Omit<VideoNotesProps, 'goTo'>) {
  const { value: text, change, forget } = useKeptDraft(`simulation-note-${videoId}`, '');
  const newest = useRef(text);
  useEffect(() => void (newest.current = text));
  const [add] = useAddSimulationNoteMutation();
  const { isBusy, run } = useTask();
  const save = async () => {
    const said = { videoId, positionS: Math.floor(secondNow()), text: text.trim() };
    const isSaved = await run(() => add(said).unwrap(), noteTexts.saved);
    // Text typed during the save is not saved yet, so keep the draft.
    if (isSaved && newest.current === text) forget();
  };
  return (
    <NoteWords
      text={text}
      isBusy={isBusy}
      label={texts.noteHere}
      onWrite={change}
      onSave={() => void save()}
    />
  );
}
