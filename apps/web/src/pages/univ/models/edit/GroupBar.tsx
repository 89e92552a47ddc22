import { modelLimits } from '@cheese/domain/codes/bodies/modelMaking';
import { NameDialog } from '@cheese/ui/form/NameDialog';
import { ChosenBar } from '@cheese/ui/management/ChosenBar';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import { useState } from 'react';
import { groupedAs, groupsFor, movedInto } from './draft';
import { groupIn, groupKey, groupLabel } from './groupLabel';
import { texts } from './texts';
import type { ModelDraft } from './useModelDraft';

interface GroupBarProps {
  draft: ModelDraft;
  ticked: ReadonlySet<number>;
  onChoose: (id: number) => void;
  onDone: () => void;
}

export function GroupBar({ draft, ticked, onChoose, onDone }: GroupBarProps) {
  const { now, write } = draft;
  const [isNaming, setNaming] = useState(false);
  const move = (value: string) => {
    const pid = groupIn(value);
    write((was) => ({ ...was, parts: movedInto(was.parts, ticked, pid) }));
    onDone();
  };
  const group = async (name: string) => {
    const { parts, id } = groupedAs(now.parts, ticked, name.trim());
    write((was) => ({ ...was, parts }));
    onChoose(id);
    onDone();
  };
  return (
    <ChosenBar role="group" aria-label={texts.ticked(ticked.size)}>
      <span aria-live="polite">{texts.ticked(ticked.size)}</span>
      <Button size="small" variant="outlined" onClick={() => setNaming(true)}>
        {texts.groupThem}
      </Button>
      <NativeSelect
        value=""
        inputProps={{ 'aria-label': texts.moveTo }}
        onChange={({ target }) => move(target.value)}
      >
        <option value="" disabled>
          {texts.moveTo}
        </option>
        <option value={groupKey(null)}>{texts.topLevel}</option>
        {groupsFor(now.parts, ticked).map((row) => (
          <option key={row.part.id} value={groupKey(row.part.id)}>
            {groupLabel(row)}
          </option>
        ))}
      </NativeSelect>
      <Button size="small" color="inherit" onClick={onDone}>
        {texts.untick}
      </Button>
      {isNaming && (
        <NameDialog
          title={texts.groupThem}
          label={texts.groupName}
          placeholder={texts.groupPlaceholder}
          empty={texts.groupEmpty}
          done={texts.grouped}
          maxLength={modelLimits.partName}
          save={group}
          onClose={() => setNaming(false)}
        />
      )}
    </ChosenBar>
  );
}
