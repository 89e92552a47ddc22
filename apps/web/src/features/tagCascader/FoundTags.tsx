import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PopupList } from '@cheese/ui/popup/PopupList';
import { walkByArrows } from '@cheese/ui/popup/walkByArrows';
import type { Tag } from '@cheese/domain/contract/content/tag';
import { tagsNamed } from './tagsNamed';
import { texts } from './texts';
import type { TagNode } from './useTagTree';

interface FoundTagsProps {
  tags: readonly Tag[];
  tree: readonly TagNode[];
  word: string;
  onChoose: (way: readonly TagNode[]) => void;
}

const scrolling = { maxHeight: 372, overflowY: 'auto' } as const;

/** Tags of every level match; each is shown with the tags above it. */
export function FoundTags({ tags, tree, word, onChoose }: FoundTagsProps) {
  const ways = tagsNamed(tags, tree, word);
  if (ways.length === 0) return <EmptyState dense picture="search" sentence={texts.none} />;
  return (
    <PopupList sx={scrolling} onKeyDown={walkByArrows}>
      {ways.map((way) => (
        <li key={way.at(-1)?.id}>
          <button type="button" onClick={() => onChoose(way)}>
            {way.map(({ name }) => name).join(' / ')}
          </button>
        </li>
      ))}
    </PopupList>
  );
}
