import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Button from '@mui/material/Button';
import { texts } from './texts';
import { useCollect } from './useCollect';

interface CollectButtonProps {
  courseId: number;
  isCollected: boolean;
}

/** Takes a course among one's favourites, or out of them. */
export function CollectButton({ courseId, isCollected }: CollectButtonProps) {
  const { press, isBusy } = useCollect({ type: 1, productId: courseId }, isCollected);
  return (
    <Button
      color="inherit"
      startIcon={isCollected ? <Favorite color="primary" /> : <FavoriteBorder />}
      aria-disabled={isBusy}
      onClick={press}
    >
      {isCollected ? texts.uncollect : texts.collect}
    </Button>
  );
}
