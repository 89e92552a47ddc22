import type { CollectCatalog, Collected } from '@cheese/domain/contract/learning/collect';
import { Lines } from '@cheese/ui/list/Lines';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { FolderDialog } from '../folders/FolderDialog';
import { texts as folderTexts } from '../folders/texts';
import { FavouriteRow } from './FavouriteRow';
import { texts } from './texts';
import { useFavourites } from './useFavourites';

interface FavouriteListProps {
  list: readonly Collected[];
  folders: readonly CollectCatalog[];
}

/** A page of favourites, to be moved into folders one by one or in bulk. */
export function FavouriteList({ list, folders }: FavouriteListProps) {
  const { drop, dropAll, move } = useFavourites();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [moving, setMoving] = useState<readonly Collected[]>([]);
  // Items that left the page are no longer selected.
  const chosen = list.filter(({ id }) => ticked.has(id));
  const tick = (ids: readonly number[], is: boolean) =>
    setTicked(
      (before) => new Set(is ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
    );
  const [first] = moving;
  const put = async (folderId: number | null) => {
    await move(
      moving.map(({ id }) => id),
      folderId,
    );
    setTicked(new Set());
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pl: 0.25 }}>
        <FormControlLabel
          label={texts.chooseAll}
          control={
            <Checkbox
              checked={chosen.length === list.length}
              indeterminate={chosen.length > 0 && chosen.length < list.length}
              onChange={(_event, is) =>
                tick(
                  list.map(({ id }) => id),
                  is,
                )
              }
            />
          }
        />
        {chosen.length > 0 && (
          <>
            <Button onClick={() => setMoving(chosen)}>{texts.moveChosen(chosen.length)}</Button>
            <Button color="error" onClick={() => dropAll(chosen)}>
              {texts.removeChosen(chosen.length)}
            </Button>
          </>
        )}
      </Box>
      <Lines>
        {list.map((thing) => (
          <FavouriteRow
            key={thing.id}
            thing={thing}
            folder={folders.find(({ id }) => id === thing.catalogId)?.name}
            isChosen={ticked.has(thing.id)}
            onChoose={(is) => tick([thing.id], is)}
            onMove={() => setMoving([thing])}
            onRemove={() => drop(thing)}
          />
        ))}
      </Lines>
      {first && (
        <FolderDialog
          lead={
            moving.length === 1
              ? folderTexts.chooseLead(first.title)
              : folderTexts.chooseLeadMany(moving.length)
          }
          at={first.catalogId}
          hasNone
          put={put}
          onClose={() => setMoving([])}
        />
      )}
    </>
  );
}
