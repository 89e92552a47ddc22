import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { IntoFolderLater } from './folders/IntoFolderLater';
import { texts } from './texts';
import { type Thing, useCollect } from './useCollect';

/** Above the card's link, which covers the whole card. */
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

/** The favourite button of a card; a new favourite can be put into a folder. */
export function FavouriteMark({ thing, name, isCollected }: KeepMarkProps) {
  const [isChoosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  // The toast outlives this list; once it is gone, the action opens the favourites page.
  const choose = () => (isHere.current ? setChoosing(true) : void navigate(paths.myCollect()));
  const { press, isBusy } = useCollect(thing, isCollected, choose);
  return (
    <>
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
      {isChoosing && (
        <Suspense fallback={null}>
          <IntoFolderLater thing={thing} name={name} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
