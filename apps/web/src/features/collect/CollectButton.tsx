import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { IntoFolderLater } from './folders/IntoFolderLater';
import { texts } from './texts';
import { type Thing, useCollect } from './useCollect';

interface CollectButtonProps {
  thing: Thing;
  name: string;
  isCollected: boolean;
}

/** Adds or removes a favourite, optionally in a folder. */
export function CollectButton({ thing, name, isCollected }: CollectButtonProps) {
  const { press, isBusy } = useCollect(thing, isCollected);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        startIcon={isCollected ? <Favorite color="primary" /> : <FavoriteBorder />}
        aria-disabled={isBusy}
        onClick={press}
      >
        {isCollected ? texts.uncollect : texts.collect}
      </Button>
      {isCollected && (
        <Button color="inherit" onClick={() => setChoosing(true)}>
          {texts.intoFolder}
        </Button>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <IntoFolderLater thing={thing} name={name} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
