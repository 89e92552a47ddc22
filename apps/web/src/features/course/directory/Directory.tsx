import { useGetCourseDirectoryQuery } from '@cheese/api-client/learning/course';
import type { DirectoryChapter } from '@cheese/domain/contract/learning/shapes/chapterShapes';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { DirectoryGroup } from './DirectoryGroup';
import { DirectoryShape } from './DirectoryShape';
import { chapterTree } from './directoryTree';
import { texts } from '../texts';
import { useFollow } from '../useFollow';
import { useSoldApart } from '../useSoldApart';

interface DirectoryProps {
  courseId: number;
  /** The last visited item. */
  hereId: number | null;
}

export function Directory({ courseId, hereId }: DirectoryProps) {
  const query = useGetCourseDirectoryQuery({ courseId }, { refetchOnMountOrArgChange: true });
  return (
    <Answered
      query={query}
      what={texts.directory}
      skeleton={<RowsSkeleton count={8} />}
      empty={<EmptyState dense sentence={texts.noDirectory} />}
    >
      {(chapters) => <Groups chapters={chapters} hereId={hereId} />}
    </Answered>
  );
}

interface GroupsProps {
  chapters: readonly DirectoryChapter[];
  hereId: number | null;
}

const none: ReadonlySet<number> = new Set();

function Groups({ chapters, hereId }: GroupsProps) {
  const [closed, setClosed] = useState(none);
  const tree = useMemo(() => chapterTree(chapters), [chapters]);
  const turn = useCallback((id: number) => setClosed((before) => turned(before, id)), []);
  const apart = useSoldApart(chapters);
  const follow = useFollow();
  const areAllOpen = closed.size === 0;
  const all = () => setClosed(areAllOpen ? new Set(chapters.map(({ id }) => id)) : none);
  return (
    <DirectoryShape>
      {chapters.length > 1 && (
        <Button size="small" color="inherit" onClick={all}>
          {areAllOpen ? texts.closeAll : texts.openAll}
        </Button>
      )}
      <ul>
        {tree.map((node) => (
          <DirectoryGroup
            key={node.id}
            node={node}
            hereId={hereId}
            closed={closed}
            turn={turn}
            apart={apart}
            follow={follow}
          />
        ))}
      </ul>
    </DirectoryShape>
  );
}

function turned(closed: ReadonlySet<number>, id: number) {
  const next = new Set(closed);
  if (!next.delete(id)) next.add(id);
  return next;
}
