import type { Org } from '@cheese/domain/contract/emergency/org';
import { useGetOrgsQuery } from '@cheese/emergency-api/org';
import { Answered } from '@cheese/ui/feedback/Answered';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useDeferredValue, useState } from 'react';
import { OrgForm } from './OrgForm';
import { OrgRow } from './OrgRow';
import { useOrgScope } from './OrgScope';
import { texts } from './texts';

/** Page size of the list; the search finds the others. */
const SHOWN = 20;

/** Lists all organisations, to choose, add or rename one. */
export default function OrgDialog({ onClose }: { onClose: () => void }) {
  const { choose } = useOrgScope();
  const [edited, setEdited] = useState<Org | 'new' | null>(null);
  const take = (org: Pick<Org, 'id' | 'name'>) => {
    choose({ id: org.id, name: org.name });
    onClose();
  };
  return (
    <PanelDialog title={edited ? texts.org : texts.choose} onClose={onClose}>
      {edited ? (
        <OrgForm org={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      ) : (
        <OrgList onChoose={take} onEdit={setEdited} />
      )}
    </PanelDialog>
  );
}

interface OrgListProps {
  onChoose: (org: Org) => void;
  onEdit: (org: Org | 'new') => void;
}

function OrgList({ onChoose, onEdit }: OrgListProps) {
  const [keyword, setKeyword] = useState('');
  const asked = useDeferredValue(keyword.trim());
  const query = useGetOrgsQuery({ page: 1, pageCnt: SHOWN, ...(asked && { keyword: asked }) });
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <OutlinedInput
          fullWidth
          size="small"
          value={keyword}
          placeholder={texts.search}
          onChange={({ target }) => setKeyword(target.value)}
          slotProps={{ input: { 'aria-label': texts.search, maxLength: 50 } }}
        />
        <Button variant="outlined" onClick={() => onEdit('new')} sx={{ flex: 'none' }}>
          {texts.add}
        </Button>
      </Box>
      <Answered
        query={query}
        what={texts.org}
        skeleton={<RowsSkeleton />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState dense sentence={texts.none} />}
      >
        {({ list }) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {list.map((org) => (
              <OrgRow
                key={org.id}
                org={org}
                onChoose={() => onChoose(org)}
                onEdit={() => onEdit(org)}
              />
            ))}
          </Box>
        )}
      </Answered>
    </>
  );
}
