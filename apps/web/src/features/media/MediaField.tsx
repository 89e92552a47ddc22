import type { MediaKind } from '@cheese/domain/codes/learning/media';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { Lines } from '@cheese/ui/list/Lines';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { ChooseMediaDialog } from './ChooseMediaDialog';
import { ChosenMedia } from './ChosenMedia';
import { MediaDrop } from './MediaDrop';
import { texts } from './texts';
import { isUnderWay } from './uploadItem';
import { UploadProgress } from './UploadProgress';
import { useNewest } from './useNewest';
import { useUploadQueue } from './useUploadQueue';

interface MediaFieldProps {
  kind: MediaKind;
  media: MediaShown | null;
  onChange: (media: MediaShown | null) => void;
  label?: string;
}

/** A film or document, either one of the school's or a new upload. */
export function MediaField({ kind, media, onChange, label = texts.label[kind] }: MediaFieldProps) {
  const id = useId();
  const { queue, items } = useUploadQueue();
  const [key, setKey] = useState<number | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const own = items.find((item) =>
    key === null ? media !== null && item.media?.id === media.id : item.key === key,
  );
  const [newest = null] = useNewest(media ? [media] : []);
  const brought = own?.media ?? null;

  // Tells the parent when the upload gets an id, and when its processing state changes.
  useEffect(() => {
    if (brought && brought.id !== media?.id) onChange(brought);
  }, [brought, media, onChange]);
  useEffect(() => {
    if (newest && media && newest.id === media.id && newest.state !== media.state) onChange(newest);
  }, [newest, media, onChange]);

  const change = (chosen: MediaShown | null) => {
    setKey(null);
    onChange(chosen);
  };
  const isComing = own !== undefined && (isUnderWay(own) || own.state === 'refused');
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body1" sx={{ mb: 1 }}>
        {label}
      </Typography>
      {isComing && (
        <Lines>
          <UploadProgress item={own} queue={{ ...queue, remove: (gone) => forget(gone) }} />
        </Lines>
      )}
      {!isComing && newest && <ChosenMedia media={newest} onChange={change} />}
      {!isComing && !newest && (
        <>
          <MediaDrop kind={kind} onFiles={([file]) => file && bring(file)} />
          <Button sx={{ mt: 1 }} onClick={() => setChoosing(true)}>
            {texts.choose[kind]}
          </Button>
        </>
      )}
      {isChoosing && (
        <ChooseMediaDialog
          kind={kind}
          onChoose={(chosen) => {
            setChoosing(false);
            change(chosen);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  );

  function bring(file: File) {
    setKey(queue.add([file], kind)[0] ?? null);
  }

  function forget(gone: number) {
    queue.remove(gone);
    change(null);
  }
}
