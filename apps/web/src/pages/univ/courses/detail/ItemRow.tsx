import { coursewareTypes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { MadeItem } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { RowActions } from '@cheese/ui/management/RowActions';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { DragEvent, KeyboardEvent } from 'react';
import { paths } from '../../../../paths';
import type { DirectoryProps } from './ChapterBlock';
import { type Direction, itemBefore, itemStep } from './directoryMoves';
import { texts } from './texts';

const Row = styled('li')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 16px',
  borderTop: `1px solid ${palette.hairline}`,
  '& .name': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...typography.caption, display: 'block', color: palette.text.third },
  '& small.fault': { color: palette.error.main },
}));

const KIND = 'application/x-courseware';
const directions: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** Direction of a keyboard move; null for any other key. */
export function stepOf(event: KeyboardEvent): Direction | null {
  const direction = event.altKey ? directions[event.key] : undefined;
  if (direction) event.preventDefault();
  return direction ?? null;
}

export const isItemDragged = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(KIND);

/** Id of the dropped item; stops the event, so that no outer drop target handles it. */
export function draggedItem(event: DragEvent): number | null {
  const id = Number(event.dataTransfer.getData(KIND));
  if (!id) return null;
  event.preventDefault();
  event.stopPropagation();
  return id;
}

/** An item, moved by dragging its row, by Alt and arrow keys, or by buttons. */
export function ItemRow({ item, ...props }: Omit<DirectoryProps, 'ask'> & { item: MadeItem }) {
  const { course, acts, onKeyMove } = props;
  const { id, title, type, isTrial, isHidden, fault } = item;
  const step = (direction: Direction) => itemStep(course, id, direction);
  const moves = (['up', 'down'] as const).flatMap((direction) => {
    const place = step(direction);
    return place ? [{ text: texts[direction], act: () => acts.moveItem(id, place) }] : [];
  });
  const remove = { text: texts.removeIt, isDangerous: true, act: () => acts.removeItem(item) };
  return (
    <Row
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(KIND, String(id))}
      onDragOver={(event) => isItemDragged(event) && event.preventDefault()}
      onDrop={(event) => {
        const moved = draggedItem(event);
        if (moved !== null) acts.moveItem(moved, itemBefore(course.items, moved, item));
      }}
    >
      <div className="name">
        <Link
          href={paths.univ.courseItem({ itemId: id })}
          data-moved={`item-${id}`}
          draggable={false}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onKeyDown={(event) => {
            const direction = stepOf(event);
            if (!direction) return;
            onKeyMove(`item-${id}`);
            acts.moveItem(id, step(direction));
          }}
        >
          {title}
        </Link>
        <small>{coursewareTypes[type]}</small>
        {fault && <small className="fault">{fault}</small>}
      </div>
      {isTrial && <Chip component="span" size="small" variant="outlined" label={texts.trial} />}
      {isHidden && <Chip component="span" size="small" variant="outlined" label={texts.hidden} />}
      <RowActions name={title} actions={[...moves, remove]} />
    </Row>
  );
}
