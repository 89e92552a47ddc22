import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import {
  useEditNoteMutation,
  useRemoveNoteMutation,
  useSetNoteVisibilityMutation,
} from '@cheese/api-client/learning/courseNote';
import type { OwnNote, PublicNote } from '@cheese/domain/contract/learning/courseNote';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { RichText } from '@cheese/ui/article/RichText';
import { useTask } from '@cheese/ui/form/useTask';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { RowActions } from '@cheese/ui/management/RowActions';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { NoteForm } from './NoteForm';
import { anchorOf, placeText } from './notePlace';
import { texts } from './texts';

const Row = styled('article')(({ theme }) => ({
  padding: '12px 0',
  borderBottom: `1px solid ${theme.palette.hairline}`,
  '& header': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    color: theme.palette.text.third,
  },
}));

export type OnJump = (note: OwnNote | PublicNote) => void;

/** Id of the note's element; its pin in the picture links to it. */
export const noteAnchor = (id: number) => `note-${id}`;

interface NoteItemProps {
  note: OwnNote | PublicNote;
  /** Jumps within the open item; without it the place is a link to the item. */
  onJump?: OnJump | undefined;
  upload?: UploadPicture | undefined;
  /** Only public notes can be reported. */
  onReport?: ((id: number) => void) | undefined;
}

const isOwn = (note: OwnNote | PublicNote): note is OwnNote => 'visibility' in note;

export function NoteItem({ note, onJump, upload, onReport }: NoteItemProps) {
  const [isWriting, write] = useState(false);
  const [edit] = useEditNoteMutation();
  return (
    <Row id={noteAnchor(note.id)} tabIndex={-1}>
      <header>
        <PlaceLink note={note} onJump={onJump} />
        {!isOwn(note) && <span>{note.author.nickname}</span>}
        <RelativeTime at={note.createdAt} />
        {note.editedAt !== null && <span>{texts.edited}</span>}
        {isOwn(note) && <Standing note={note} />}
      </header>
      {isWriting ? (
        <NoteForm
          name={`note-${note.id}`}
          initial={note.html}
          upload={upload}
          send={(html) => edit({ id: note.id, html }).unwrap()}
          onDone={() => write(false)}
          onCancel={() => write(false)}
        />
      ) : (
        <RichText html={note.html} />
      )}
      {!isOwn(note) && onReport && (
        <RowActions
          name={shortOf(note)}
          actions={[{ text: texts.report, act: () => onReport(note.id) }]}
        />
      )}
      {isOwn(note) && !isWriting && <NoteActions note={note} onEdit={() => write(true)} />}
    </Row>
  );
}

const shortOf = ({ html }: { html: string }) => html.replace(/<[^>]*>/g, '').slice(0, 20);

function PlaceLink({ note, onJump }: NoteItemProps) {
  const { courseware, courseName } = note;
  const href = anchorOf(note);
  if (courseware === null || href === null) return <span>{courseName}</span>;
  const place = placeText(courseware.type, note);
  if (onJump && place !== '') {
    return (
      <Button size="small" aria-label={texts.jump(place)} onClick={() => onJump(note)}>
        {place}
      </Button>
    );
  }
  return (
    <Button size="small" href={href}>
      {[courseware.title, place].filter((part) => part !== '').join(' · ')}
    </Button>
  );
}

const Standing = ({ note: { visibility, isHeld } }: { note: OwnNote }) => (
  <>
    <Chip
      size="small"
      label={visibility === noteVisibilityCodes.public ? texts.public : texts.private}
    />
    {isHeld && <Chip size="small" label={texts.waiting} />}
  </>
);

function NoteActions({ note, onEdit }: { note: OwnNote; onEdit: () => void }) {
  const [isRemoving, askRemoving] = useState(false);
  const [setVisibility] = useSetNoteVisibilityMutation();
  const [remove] = useRemoveNoteMutation();
  const { run } = useTask();
  const { id, visibility } = note;
  const isPublic = visibility === noteVisibilityCodes.public;
  const turn = () =>
    void run(
      () =>
        setVisibility({
          id,
          visibility: isPublic ? noteVisibilityCodes.private : noteVisibilityCodes.public,
        }).unwrap(),
      isPublic ? texts.withdrawn : texts.published_,
    );
  return (
    <>
      <RowActions
        name={shortOf(note)}
        actions={[
          { text: texts.edit, act: onEdit },
          { text: isPublic ? texts.withdraw : texts.publish, act: turn },
          { text: texts.remove, isDangerous: true, act: () => askRemoving(true) },
        ]}
      />
      {isRemoving && (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeLoss}
          remove={() => remove({ id }).unwrap()}
          onClose={() => askRemoving(false)}
        />
      )}
    </>
  );
}
