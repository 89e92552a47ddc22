import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { texts } from './texts';
import { type Thing, useCollect } from './useCollect';

/** Over the link that the whole card is, on its picture. */
const Mark = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: 8,
  right: 8,
  zIndex: 1,
  backgroundColor: theme.palette.surface,
  '&:hover, &:focus-visible': { backgroundColor: theme.palette.ground },
}));

interface KeepMarkProps {
  thing: Thing;
  name: string;
  isCollected: boolean;
}

/** At the card of a list: takes it among one's favourites, or out. */
export function KeepMark({ thing, name, isCollected }: KeepMarkProps) {
  const { press, isBusy } = useCollect(thing, isCollected);
  return (
    <Mark
      size="small"
      aria-label={texts.keepThis(name)}
      aria-pressed={isCollected}
      aria-disabled={isBusy}
      onClick={press}
    >
      {isCollected ? (
        <Favorite color="primary" fontSize="small" />
      ) : (
        <FavoriteBorder fontSize="small" />
      )}
    </Mark>
  );
}
