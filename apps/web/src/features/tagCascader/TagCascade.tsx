import type { Tag } from '@cheese/domain/contract/content/tag';
import { pathTo } from '@cheese/domain/rules/lists/treeSearch';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FoundTags } from './FoundTags';
import { TagColumns } from './TagColumns';
import { TagWay } from './TagWay';
import { texts } from './texts';
import type { TagNode } from './useTagTree';

const Sought = styled(InputBase)(({ theme }) => ({
  width: '100%',
  padding: '2px 12px',
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: theme.shape.borderRadius,
}));

interface TagCascadeProps {
  tags: readonly Tag[];
  tree: readonly TagNode[];
  /** Path of ids to the chosen major. */
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}

/** Majors in columns by level, or a list matching a keyword. */
export function TagCascade({ tags, tree, chosen, onChoose }: TagCascadeProps) {
  const [word, setWord] = useState('');
  // Opens at the chosen major.
  const [openIds, setOpenIds] = useState(() => chosen.slice(0, -1));
  const open = pathTo(tree, openIds.at(-1) ?? 0);
  const toIds = (way: readonly TagNode[]) => way.map(({ id }) => id);
  return (
    <>
      <Sought
        type="search"
        value={word}
        placeholder={texts.search}
        inputProps={{ 'aria-label': texts.search, maxLength: 50 }}
        onChange={({ target }) => setWord(target.value)}
      />
      {word.trim() === '' ? (
        <>
          <TagWay
            open={open}
            onOpen={(way) => setOpenIds(toIds(way))}
            onChoose={() => onChoose(toIds(open))}
          />
          <TagColumns
            tree={tree}
            open={open}
            chosen={chosen}
            onOpen={(way) => setOpenIds(toIds(way))}
            onChoose={(way) => onChoose(toIds(way))}
          />
        </>
      ) : (
        <FoundTags tags={tags} tree={tree} word={word} onChoose={(way) => onChoose(toIds(way))} />
      )}
    </>
  );
}
