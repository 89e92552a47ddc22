import { modelLimits as limits } from '@cheese/domain/codes/bodies/modelMaking';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { Card } from '@cheese/ui/frame/Card';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { changedPart, dissolved, type DraftPart, groupsFor, movedInto, rowsOf } from './draft';
import { groupIn, groupKey, groupLabel } from './groupLabel';
import { TermChoices } from './TermChoices';
import { texts } from './texts';
import type { ModelDraft } from './useModelDraft';

interface PartFormProps {
  draft: ModelDraft;
  part: DraftPart | null;
  /** Selects the next part. */
  onChoose: (id: number) => void;
  isNameless: boolean;
}

export function PartForm({ part, ...props }: PartFormProps) {
  if (!part) {
    return (
      <Card sx={{ p: 2 }}>
        <Typography sx={{ color: 'text.third' }}>{texts.chooseOne}</Typography>
      </Card>
    );
  }
  return <Chosen key={part.id} part={part} {...props} />;
}

function Chosen({ draft, part, onChoose, isNameless }: PartFormProps & { part: DraftPart }) {
  const { now, write } = draft;
  const { id, isGroup, fileName } = part;
  const say = (said: Partial<DraftPart>, key: string) =>
    write((was) => ({ ...was, parts: changedPart(was.parts, id, said) }), `${id}:${key}`);
  const values = {
    partName: part.name,
    nameLatin: part.nameLatin,
    nameEn: part.nameEn,
    description: part.description,
    pid: groupKey(part.pid),
  };
  const change = (name: keyof typeof values, value: string) => {
    if (name === 'partName') say({ name: value }, name);
    else if (name !== 'pid') say({ [name]: value }, name);
    else {
      const pid = groupIn(value);
      write((was) => ({ ...was, parts: movedInto(was.parts, new Set([id]), pid) }));
    }
  };
  const faults = isNameless ? { partName: texts.nameEmpty } : {};
  const fields = { values, faults, change };
  const plain = { autoComplete: 'off', fields } as const;
  const groups = groupsFor(now.parts, new Set([id])).map(
    (row) => [groupKey(row.part.id), groupLabel(row)] as const,
  );
  const rows = rowsOf(now.parts);
  const next = rows[rows.findIndex((row) => row.part.id === id) + 1]?.part.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const isName = (event.target as HTMLInputElement).name === 'partName';
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isName) return;
    event.preventDefault();
    if (next !== undefined) onChoose(next);
  };
  return (
    <Card
      as="section"
      aria-label={isGroup ? texts.groupForm : texts.partForm}
      sx={{ p: 2 }}
      onKeyDown={onKeyDown}
    >
      <Typography variant="caption" component="p" sx={{ color: 'text.third' }}>
        {[fileName && texts.fileName(fileName), texts.keys].filter(Boolean).join(' · ')}
      </Typography>
      <FormField
        required
        name="partName"
        label={texts.partName}
        maxLength={limits.partName}
        {...plain}
      />
      <TermChoices words={part.name || fileName} now={part} onTake={(term) => say(term, 'term')} />
      <TwoColumns>
        <FormField name="nameLatin" label={texts.latin} maxLength={limits.partForeign} {...plain} />
        <FormField name="nameEn" label={texts.english} maxLength={limits.partForeign} {...plain} />
      </TwoColumns>
      <SelectField
        name="pid"
        label={texts.group}
        labels={{ [groupKey(null)]: texts.topLevel, ...Object.fromEntries(groups) }}
        fields={fields}
      />
      <FormField
        name="description"
        label={texts.text}
        placeholder={texts.textPlaceholder}
        maxLength={limits.partText}
        lines={3}
        {...plain}
      />
      <PartEnd part={part} next={next} say={say} write={write} onChoose={onChoose} />
    </Card>
  );
}

interface PartEndProps extends Pick<PartFormProps, 'onChoose'>, Pick<ModelDraft, 'write'> {
  part: DraftPart;
  next: number | undefined;
  say: (said: Partial<DraftPart>, key: string) => void;
}

/** Colour of a part, dissolving a group, and a button for the next part. */
function PartEnd({ part: { id, isGroup, color }, next, say, write, onChoose }: PartEndProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {!isGroup && (
        <>
          <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {texts.colour}
            <input
              type="color"
              // eslint-disable-next-line cheese/colours -- a colour input always needs a value
              value={color || '#cccccc'}
              onChange={({ target }) => say({ color: target.value }, 'color')}
            />
          </Box>
          {color && (
            <Button size="small" color="inherit" onClick={() => say({ color: '' }, 'color')}>
              {texts.fileColour}
            </Button>
          )}
        </>
      )}
      {isGroup && (
        <Button
          size="small"
          color="error"
          title={texts.dissolved}
          onClick={() => write((was) => ({ ...was, parts: dissolved(was.parts, id) }))}
        >
          {texts.dissolve}
        </Button>
      )}
      {next !== undefined && (
        <Button size="small" variant="outlined" sx={{ ml: 'auto' }} onClick={() => onChoose(next)}>
          {texts.next}
        </Button>
      )}
    </Box>
  );
}
