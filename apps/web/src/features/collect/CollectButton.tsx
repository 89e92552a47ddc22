import { useAddCollectMutation } from '@cheese/api-client/learning/collect';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { texts as folderTexts } from './folders/texts';
import { texts } from './texts';
import { type Thing, useCollect } from './useCollect';

interface CollectButtonProps {
  thing: Thing;
  name: string;
  isCollected: boolean;
}

const FolderDialog = lazyPart(async () => {
  const { FolderDialog: part } = await import('./folders/FolderDialog');
  return { default: part };
}, LostInPlace);

/** Takes something among one's favourites, into a folder of them, or out. */
export function CollectButton({ thing, name, isCollected }: CollectButtonProps) {
  const { press, isBusy } = useCollect(thing, isCollected);
  const [isChoosing, setChoosing] = useState(false);
  const [add] = useAddCollectMutation();
  const put = (catalogId: number | null) =>
    catalogId === null ? Promise.resolve() : add({ ...thing, catalogId }).unwrap();
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
          <FolderDialog
            lead={folderTexts.chooseLead(name)}
            at={null}
            put={put}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
