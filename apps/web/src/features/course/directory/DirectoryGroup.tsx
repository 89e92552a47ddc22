import { countedMessages } from '@cheese/domain/texts/countedMessages';
import type { SoldApart } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import { memo } from 'react';
import { ChapterText } from '../ChapterText';
import { DirectoryItem } from './DirectoryItem';
import { type ChapterNode, tallyOf } from './directoryTree';
import { texts } from '../texts';
import type { Follow } from '../useFollow';

export interface Folding {
  closed: ReadonlySet<number>;
  turn: (chapterId: number) => void;
  /** Products that unlock parts which the course itself does not include, by item id. */
  apart: ReadonlyMap<number, SoldApart['things']>;
}

const none: SoldApart['things'] = [];

interface DirectoryGroupProps extends Folding {
  node: ChapterNode;
  /** The last visited item. */
  hereId: number | null;
  follow: Follow;
}

export const DirectoryGroup = memo(function DirectoryGroup(props: DirectoryGroupProps) {
  const { node, hereId, closed, turn, apart, follow } = props;
  const { id, title, hasText, coursewares, children } = node;
  const isOpen = !closed.has(id);
  const { done, of } = tallyOf(node);
  return (
    <li className="group">
      <button type="button" aria-expanded={isOpen} onClick={() => turn(id)}>
        <span className="name">{title}</span>
        {of > 0 && (
          <small>{done > 0 ? texts.chapterDone(done, of) : countedMessages.courseware(of)}</small>
        )}
      </button>
      {isOpen && (
        <ul>
          {hasText && <ChapterText id={id} title={title} />}
          {coursewares.map((item) => (
            <DirectoryItem
              key={item.id}
              item={item}
              follow={follow}
              isHere={item.id === hereId}
              apart={apart.get(item.id) ?? none}
            />
          ))}
          {children.map((child) => (
            <DirectoryGroup
              key={child.id}
              hereId={hereId}
              closed={closed}
              turn={turn}
              apart={apart}
              follow={follow}
              node={child}
            />
          ))}
        </ul>
      )}
    </li>
  );
});
