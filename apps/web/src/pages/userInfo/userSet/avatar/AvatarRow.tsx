import { PersonFace } from '@cheese/ui/media/PersonFace';
import { VisuallyHidden } from '@cheese/ui/text/VisuallyHidden';
import { useToast } from '@cheese/ui/toast/useToast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../../loading/lazyPart';
import { texts as shared } from '../texts';
import { closePicture, openPicture } from './picture';
import { texts } from './texts';

/** Loaded once a picture has been chosen. */
const AvatarDialog = lazyPart(() => import('./AvatarDialog'));

const TAKEN = 'image/png,image/jpeg,image/webp,image/gif';

const row = { display: 'flex', alignItems: 'center', gap: 2, mb: 3 };

interface Chosen {
  name: string;
  picture: HTMLImageElement;
}

interface AvatarRowProps {
  nickname: string;
  avatar: string | null;
}

export function AvatarRow({ nickname, avatar }: AvatarRowProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();

  const choose = async (file: File | undefined) => {
    // Reset, so that the same file can be chosen again.
    if (input.current) input.current.value = '';
    if (!file) return;
    try {
      setChosen({ name: file.name, picture: await openPicture(file) });
    } catch {
      toast.error(texts.unreadable);
    }
  };
  const close = () => {
    if (chosen) closePicture(chosen.picture);
    setChosen(null);
  };
  return (
    <Box sx={row}>
      <PersonFace src={avatar} name={nickname} size={80} alt={shared.myAvatar} />
      <div>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {shared.changeAvatar}
        </Button>
        <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.third' }}>
          {shared.avatarHint}
        </Typography>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            accept={TAKEN}
            aria-label={shared.avatar}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </VisuallyHidden>
      </div>
      {chosen && (
        <Suspense fallback={null}>
          <AvatarDialog {...chosen} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
}
