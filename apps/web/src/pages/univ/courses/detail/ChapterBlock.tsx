import type { MadeCourseDetail } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { RowActions } from '@cheese/ui/management/RowActions';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DragEvent, KeyboardEvent } from 'react';
import type { DirectoryAction } from './DirectoryDialogs';
import { type ChapterNode, chapterStep, itemInto, itemsIn } from './directoryMoves';
import { draggedItem, isItemDragged, ItemRow, stepOf } from './ItemRow';
import { texts } from './texts';
import type { DirectoryActs } from './useDirectory';

const Block = styled('section')(({ theme: { palette } }) => ({
  marginBottom: 16,
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '12px 16px',
  },
  '& h2, & h3': { margin: 0, overflowWrap: 'anywhere' },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > .below': { padding: '0 16px' },
}));

export interface DirectoryProps {
  course: MadeCourseDetail;
  acts: DirectoryActs;
  ask: (asked: DirectoryAction) => void;
  onKeyMove: (name: string) => void;
}

/** A chapter with its items and sub-chapters. */
export function ChapterBlock({ node, ...props }: DirectoryProps & { node: ChapterNode }) {
  const { course, acts, ask, onKeyMove } = props;
  const { id, title, children } = node;
  const items = itemsIn(course.items, id);
  const step = (direction: 'up' | 'down') => chapterStep(course.chapters, id, direction);
  const actions = [
    { text: texts.addItem, act: () => ask({ what: 'addItem', chapterId: id }) },
    { text: texts.addUnder, act: () => ask({ what: 'addChapter', pid: id }) },
    { text: texts.rename, act: () => ask({ what: 'rename', chapter: node }) },
    ...(['up', 'down'] as const).flatMap((direction) => {
      const place = step(direction);
      return place ? [{ text: texts[direction], act: () => acts.moveChapter(id, place) }] : [];
    }),
    { text: texts.removeIt, isDangerous: true, act: () => acts.removeChapter(node) },
  ];
  return (
    <Block
      aria-label={title}
      onDragOver={(event: DragEvent) => isItemDragged(event) && event.preventDefault()}
      onDrop={(event: DragEvent) => {
        const moved = draggedItem(event);
        if (moved !== null) acts.moveItem(moved, itemInto(course.items, moved, id));
      }}
    >
      <header>
        <Typography
          variant="h3"
          component="h2"
          tabIndex={0}
          data-moved={`chapter-${id}`}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onKeyDown={(event: KeyboardEvent) => {
            const direction = stepOf(event);
            if (!direction) return;
            onKeyMove(`chapter-${id}`);
            acts.moveChapter(id, step(direction));
          }}
        >
          {title}
        </Typography>
        <RowActions name={title} actions={actions} />
      </header>
      {items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <ItemRow key={item.id} item={item} course={course} acts={acts} onKeyMove={onKeyMove} />
          ))}
        </ul>
      ) : (
        children.length === 0 && (
          <Typography sx={{ px: 2, pb: 2, color: 'text.third' }}>{texts.emptyChapter}</Typography>
        )
      )}
      {children.length > 0 && (
        <div className="below">
          {children.map((child) => (
            <ChapterBlock key={child.id} node={child} {...props} />
          ))}
        </div>
      )}
    </Block>
  );
}
