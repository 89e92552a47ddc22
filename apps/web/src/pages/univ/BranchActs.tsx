import { type Branch, type Direction, type Place, placeBy } from '@cheese/ui/tree/treeMoves';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export type BranchAct = 'add' | 'under' | 'rename' | 'remove';
const directions = ['up', 'down', 'inside', 'outside'] as const;

interface BranchActsProps {
  words: Readonly<Record<'add' | 'addUnder' | 'rename' | 'remove' | Direction, string>>;
  branches: readonly Branch[];
  chosen: Branch | undefined;
  /** Why the chosen branch cannot be deleted; null if it can. */
  whyKept: string | null;
  /** Explains how to move a branch without these buttons; null if nothing can be moved. */
  hint: string | null;
  onMove: (id: number, place: Place) => void;
  onOpen: (act: BranchAct) => void;
}

/** Buttons below a tree, for the tree and for the chosen branch. */
export function BranchActs(props: BranchActsProps) {
  const { words, branches, chosen, whyKept, hint, onMove, onOpen } = props;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 8 }}>
      <Button size="small" onClick={() => onOpen('add')}>
        {words.add}
      </Button>
      {chosen && (
        <>
          <Button size="small" onClick={() => onOpen('under')}>
            {words.addUnder}
          </Button>
          <Button size="small" onClick={() => onOpen('rename')}>
            {words.rename}
          </Button>
          {directions.map((direction) => {
            const place = placeBy(branches, chosen.id, direction);
            return (
              place && (
                <Button key={direction} size="small" onClick={() => onMove(chosen.id, place)}>
                  {words[direction]}
                </Button>
              )
            );
          })}
          {whyKept === null ? (
            <Button size="small" color="error" onClick={() => onOpen('remove')}>
              {words.remove}
            </Button>
          ) : (
            <Typography variant="caption" sx={{ width: 1, color: 'text.third', px: 1 }}>
              {whyKept}
            </Typography>
          )}
        </>
      )}
      {hint !== null && (
        <Typography variant="caption" sx={{ color: 'text.third', px: 1 }}>
          {hint}
        </Typography>
      )}
    </div>
  );
}
