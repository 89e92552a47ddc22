import {
  useAddNoteMutation,
  useGetOwnNotesQuery,
  useGetPublicNotesQuery,
} from '@cheese/api-client/learning/courseNote';
import type { OwnNote, PublicNote } from '@cheese/domain/contract/learning/courseNote';
import type { PicturePoint } from '@cheese/domain/place/place';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { Answered } from '@cheese/ui/feedback/Answered';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { ChoiceTabs } from '@cheese/ui/form/ChoiceTabs';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { paths } from '../../paths';
import { useSessionState } from '../../session/session';
import { NoteForm } from './NoteForm';
import { NoteItem, type OnJump } from './NoteItem';
import { texts } from './texts';

export interface NotePin {
  /** Says whether a pin is set, and how to set one. */
  line: ReactNode;
  point: PicturePoint | undefined;
  onKept: () => void;
}

interface NotesPanelProps {
  courseId: number;
  coursewareId: number;
  /** Current second or page, read when a note is saved; undefined if there is none. */
  position: () => number | undefined;
  pin?: NotePin | undefined;
  onJump: OnJump;
  upload?: UploadPicture | undefined;
  onReport?: ((id: number) => void) | undefined;
}

const choices = [
  { value: 'mine', label: texts.mine },
  { value: 'published', label: texts.published },
] as const;
type Choice = (typeof choices)[number]['value'];

/** Notes beside a film or a document; own notes are saved with the current position. */
export function NotesPanel(props: NotesPanelProps) {
  const [chosen, choose] = useState<Choice>('mine');
  const { isSignedIn } = useSessionState();
  const Shown = chosen === 'mine' && isSignedIn ? OwnNotes : PublicNotes;
  return (
    <ChoiceTabs label={texts.tabs} choices={choices} chosen={chosen} onChoose={choose}>
      {chosen === 'mine' && !isSignedIn ? (
        <EmptyState sentence={texts.login} dense />
      ) : (
        <Shown key={props.coursewareId} {...props} />
      )}
    </ChoiceTabs>
  );
}

const PAGE_SIZE = 50;

/** Shared arguments, so that all callers use the same cache entry. */
export const ownNotesOf = (courseId: number, coursewareId: number) => ({
  courseId,
  coursewareId,
  page: 1,
  pageCnt: PAGE_SIZE,
});

function OwnNotes(props: NotesPanelProps) {
  const { courseId, coursewareId, position, pin, onJump, upload } = props;
  const query = useGetOwnNotesQuery(ownNotesOf(courseId, coursewareId));
  const [add] = useAddNoteMutation();
  return (
    <>
      {pin?.line}
      <NoteForm
        asksVisibility
        name={`item-${coursewareId}`}
        upload={upload}
        {...(pin && { onDone: pin.onKept })}
        send={(html, visibility) => {
          const at = position();
          const where = { courseId, coursewareId, ...(at !== undefined && { position: at }) };
          const point = pin?.point && { point: pin.point };
          return add({ ...where, ...point, html, visibility }).unwrap();
        }}
      />
      <NoteList query={query} onJump={onJump} upload={upload} empty={texts.empty} />
      <Button size="small" href={paths.courseNotes({ courseId })}>
        {texts.more}
      </Button>
    </>
  );
}

function PublicNotes({ courseId, coursewareId, onJump, onReport }: NotesPanelProps) {
  const query = useGetPublicNotesQuery({ courseId, coursewareId, page: 1, pageCnt: PAGE_SIZE });
  return <NoteList query={query} onJump={onJump} onReport={onReport} empty={texts.emptyPublic} />;
}

interface NoteListProps<N> {
  query: Answerable<{ list: N[]; total: number }>;
  empty: string;
  onJump: OnJump;
  upload?: UploadPicture | undefined;
  onReport?: ((id: number) => void) | undefined;
}

const NoteList = <N extends OwnNote | PublicNote>({ query, empty, ...rest }: NoteListProps<N>) => (
  <Answered
    query={query}
    what={texts.what}
    skeleton={<RowsSkeleton count={3} />}
    isEmpty={({ total }) => total === 0}
    empty={<EmptyState sentence={empty} dense />}
  >
    {({ list }) => list.map((note) => <NoteItem key={note.id} note={note} {...rest} />)}
  </Answered>
);
