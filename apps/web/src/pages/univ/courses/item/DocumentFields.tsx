import { useGetSomeMediaQuery } from '@cheese/api-client/learning/media';
import { courseLimits } from '@cheese/domain/codes/learning/courseStates';
import type { ContentOf } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { FormField } from '@cheese/ui/form/FormField';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { MediaById } from '../../../../features/media/MediaById';
import { texts } from './texts';

interface DocumentFieldsProps {
  document: ContentOf<2>;
  onChange: (document: ContentOf<2>) => void;
}

/** A document, with a note beside each page. */
export function DocumentFields({ document, onChange }: DocumentFieldsProps) {
  const { mediaId, notes } = document;
  const { currentData } = useGetSomeMediaQuery(mediaId === null ? skipToken : { ids: [mediaId] });
  const pages = Math.min(currentData?.[0]?.pageCount ?? 0, courseLimits.notes);
  const write = (at: number, words: string) => {
    const next = Array.from(
      { length: Math.max(notes.length, at + 1) },
      (_, nth) => notes[nth] ?? '',
    );
    onChange({ ...document, notes: next.with(at, words) });
  };
  return (
    <>
      <MediaById
        kind="document"
        label={texts.media.document}
        id={mediaId}
        onChange={(id) => onChange({ ...document, mediaId: id })}
      />
      <Typography variant="h3" component="h2" sx={{ pt: 2 }}>
        {texts.notes}
      </Typography>
      <Typography sx={{ color: 'text.third' }}>
        {pages === 0 ? texts.noPages : texts.notesHint}
      </Typography>
      {Array.from({ length: pages }, (_, at) => (
        <FormField
          key={at}
          name="note"
          label={texts.note(at + 1)}
          autoComplete="off"
          lines={1}
          maxLength={courseLimits.note}
          fields={{
            values: { note: notes[at] ?? '' },
            faults: {},
            change: (_name, words) => write(at, words),
          }}
        />
      ))}
    </>
  );
}
