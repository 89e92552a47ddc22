import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { styled } from '@mui/material/styles';
import { readChosen } from './chosenTag';
import { TagCascade } from './TagCascade';
import { texts } from './texts';
import { useTagChange } from './useTagChange';
import { useTagTree } from './useTagTree';

const Panel = styled('div')({ minWidth: 264, maxWidth: '100%', padding: '8px 16px' });

export function TagPanel({ onDone }: { onDone: () => void }) {
  const { query, tree } = useTagTree();
  const change = useTagChange();
  const choose = (ids: readonly number[]) => {
    onDone();
    void change(ids);
  };
  return (
    <Panel>
      <Answered query={query} what={texts.major} skeleton={<RowsSkeleton />}>
        {({ list }) => (
          <TagCascade tags={list} tree={tree} chosen={readChosen()} onChoose={choose} />
        )}
      </Answered>
    </Panel>
  );
}
