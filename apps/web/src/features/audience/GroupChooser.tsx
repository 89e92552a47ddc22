import { useGetAudienceGroupsQuery } from '@cheese/api-client/school/audience';
import { useGetNoticeGroupsQuery } from '@cheese/api-client/school/schoolNotice';
import { skipToken } from '@reduxjs/toolkit/query';
import type { AudienceGroupKind } from '@cheese/domain/codes/school/audiences';
import type { AudienceGroup, AudienceGroupChoice } from '@cheese/domain/contract/school/audience';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { Tick } from '@cheese/ui/table/Tick';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts';

export type Group = AudienceGroup;

interface GroupChooserProps {
  kinds: readonly AudienceGroupKind[];
  chosen: readonly Group[];
  /** Groups that can no longer be removed. */
  stays?: readonly Group[];
  most: number;
  onChange: (chosen: readonly Group[]) => void;
  /** The choices: the whole school, or only the groups to which the reader may send notices. */
  source?: Source;
}

type Source = 'school' | 'notices';

const PAGE_SIZE = 50;
const keyOf = ({ kind, id }: Pick<Group, 'kind' | 'id'>) => `${kind} ${id}`;

/** Chooses groups of the own school by search or in the tree. Not a form, because it is used inside forms. */
export function GroupChooser(props: GroupChooserProps) {
  const { kinds, chosen, stays = [], most, onChange, source = 'school' } = props;
  const [kind, show] = useState<AudienceGroupKind>(kinds[0] ?? 'department');
  const [typed, type] = useState('');
  const [keyword, ask] = useState('');
  const staying = new Set(stays.map(keyOf));
  const keys = new Set(chosen.map(keyOf));
  const isFull = chosen.length >= most;
  const toggle = ({ kind: of, id, name }: Group) => {
    const key = keyOf({ kind: of, id });
    if (staying.has(key)) return;
    if (keys.has(key)) onChange(chosen.filter((one) => keyOf(one) !== key));
    else if (!isFull) onChange([...chosen, { kind: of, id, name }]);
  };
  const isChosen = (one: Group) => keys.has(keyOf(one));
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Stack
        component="ul"
        aria-label={texts.chosenGroups(chosen.length)}
        direction="row"
        useFlexGap
        sx={{ m: 0, p: 0, gap: 1, listStyle: 'none', flexWrap: 'wrap' }}
      >
        {chosen.map((one) => (
          <li key={keyOf(one)}>
            <Chip
              label={texts.groupOf(one.kind, one.name)}
              {...(!staying.has(keyOf(one)) && { onDelete: () => toggle(one) })}
              slotProps={{ root: { 'aria-label': texts.dropGroup(one.name) } }}
            />
          </li>
        ))}
      </Stack>
      {isFull && <Alert severity="warning">{texts.tooManyGroups(most)}</Alert>}
      {kinds.length > 1 && (
        <ToggleRow
          label={texts.groupKind}
          choices={kinds.map((value) => ({ value, label: texts.groupKinds[value] }))}
          chosen={kind}
          onChoose={(next) => {
            show(next);
            type('');
            ask('');
          }}
        />
      )}
      <div style={{ display: 'flex', gap: 8 }}>
        <OutlinedInput
          size="small"
          value={typed}
          placeholder={texts.findGroup(kind)}
          inputProps={{ 'aria-label': texts.findGroup(kind), maxLength: 50 }}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            ask(typed.trim());
          }}
        />
        <Button variant="outlined" onClick={() => ask(typed.trim())}>
          {texts.find}
        </Button>
      </div>
      <Branch
        key={`${kind} ${keyword}`}
        source={source}
        kind={kind}
        keyword={keyword}
        isChosen={isChosen}
        onToggle={toggle}
      />
    </div>
  );
}

interface BranchProps {
  source: Source;
  kind: AudienceGroupKind;
  keyword: string;
  parentId?: number;
  isChosen: (group: Group) => boolean;
  onToggle: (group: Group) => void;
}

/** The departments below one, or the results of a search, a page at a time. */
function Branch({ kind, keyword, parentId, ...rest }: BranchProps) {
  const [pages, more] = useState(1);
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {Array.from({ length: pages }, (_, nth) => (
        <Page
          key={nth}
          page={nth + 1}
          isLast={nth + 1 === pages}
          onMore={() => more(pages + 1)}
          kind={kind}
          keyword={keyword}
          {...(parentId !== undefined && { parentId })}
          {...rest}
        />
      ))}
    </ul>
  );
}

interface PageProps extends BranchProps {
  page: number;
  isLast: boolean;
  onMore: () => void;
}

function Page(props: PageProps) {
  const { page, isLast, onMore, source, kind, keyword, parentId, isChosen, onToggle } = props;
  const asked = {
    page,
    pageCnt: PAGE_SIZE,
    kind,
    ...(keyword !== '' && { keyword }),
    ...(parentId !== undefined && { parentId }),
  };
  const ofSchool = useGetAudienceGroupsQuery(source === 'school' ? asked : skipToken);
  const ofNotices = useGetNoticeGroupsQuery(source === 'notices' ? asked : skipToken);
  const { currentData } = source === 'school' ? ofSchool : ofNotices;
  if (!currentData) return null;
  const { list, total } = currentData;
  return (
    <>
      {total === 0 && (
        <Typography component="li" color="text.third">
          {texts.noGroups}
        </Typography>
      )}
      {list.map((one) => (
        <Row
          key={one.id}
          one={one}
          source={source}
          isTree={kind === 'department' && keyword === ''}
          isChosen={isChosen}
          onToggle={onToggle}
        />
      ))}
      {isLast && total > page * PAGE_SIZE && (
        <li>
          <Button size="small" onClick={onMore}>
            {texts.more(total - page * PAGE_SIZE)}
          </Button>
        </li>
      )}
    </>
  );
}

interface RowProps extends Pick<BranchProps, 'source' | 'isChosen' | 'onToggle'> {
  one: AudienceGroupChoice;
  isTree: boolean;
}

function Row({ one, source, isTree, isChosen, onToggle }: RowProps) {
  const [isOpen, open] = useState(false);
  const { kind, id, name, note, hasMore } = one;
  const mayOpen = isTree && hasMore;
  return (
    <li>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Tick
          label={texts.pickGroup(name)}
          isOn={isChosen(one)}
          onChange={() => onToggle({ kind, id, name })}
        />
        <span>{name}</span>
        {note !== '' && !isTree && <Typography color="text.third">{note}</Typography>}
        {mayOpen && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={texts.openGroup(name)}
            onClick={() => open(!isOpen)}
          >
            {isOpen ? texts.fold : texts.unfold}
          </Button>
        )}
      </Stack>
      {mayOpen && isOpen && (
        <div style={{ paddingLeft: 24 }}>
          <Branch
            source={source}
            kind={kind}
            keyword=""
            parentId={id}
            isChosen={isChosen}
            onToggle={onToggle}
          />
        </div>
      )}
    </li>
  );
}
