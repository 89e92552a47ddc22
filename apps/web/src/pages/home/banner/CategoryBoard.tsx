import type { TagGroup } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { AppLink } from '@cheese/ui/links/AppLink';
import { useRef, useState } from 'react';
import { paths } from '../../../paths';
import { texts } from '../texts';
import { BoardShape } from './BoardShape';
import { boardKeys } from './boardKeys';

/**
 * Subjects that open a submenu on hover or focus. Arrow keys move through subjects and submenus, so
 * that Tab does not have to pass every link.
 */
export function CategoryBoard({ groups }: { groups: readonly TagGroup[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const board = useRef<HTMLElement>(null);
  const close = () => setOpen(null);
  return (
    <BoardShape
      ref={board}
      className="board"
      aria-label={texts.board}
      onMouseLeave={close}
      onBlur={({ relatedTarget }) => {
        if (!board.current?.contains(relatedTarget)) close();
      }}
      onKeyDown={(event) => boardKeys(event, close)}
    >
      <span className="name" aria-hidden>
        {texts.board}
      </span>
      <ul>
        {groups.map((group) => (
          <li
            key={group.id}
            className={group.id === open ? 'open' : ''}
            onMouseEnter={() => setOpen(group.id)}
          >
            <AppLink
              className="subject"
              href={paths.search({ tagId: group.id })}
              onFocus={() => setOpen(group.id)}
            >
              {group.name}
            </AppLink>
            {group.id === open && group.options.length > 0 && <Below group={group} />}
          </li>
        ))}
      </ul>
    </BoardShape>
  );
}

const Below = ({ group: { name, options } }: { group: TagGroup }) => (
  <div className="below" role="group" aria-label={texts.under(name)}>
    <b>{name}</b>
    {options.map((option) => (
      <AppLink key={option.id} tabIndex={-1} href={paths.search({ tagId: option.id })}>
        {option.name}
      </AppLink>
    ))}
  </div>
);
