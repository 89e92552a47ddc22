import { FormField } from '@cheese/ui/form/FormField';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Group = styled('fieldset')(({ theme }) => ({
  margin: '0 0 16px',
  padding: '8px 16px 16px',
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  '& legend': { padding: '0 8px', fontWeight: 600 },
}));

interface Field<Name extends string> {
  name: Name;
  label: string;
  placeholder: string;
  maxLength: number;
  lines?: number;
}

interface BlocksProps<Block extends { title: string }> {
  label: string;
  add: string;
  nameOf: (nth: number) => string;
  fields: readonly Field<keyof Block & string>[];
  blocks: readonly Block[];
  empty: Block;
  most: number;
  isTried: boolean;
  onChange: (blocks: Block[]) => void;
}

/** A list of blocks of fields that the user can extend, edit and shorten. */
export function Blocks<Block extends { title: string }>(props: BlocksProps<Block>) {
  const { label, add, nameOf, fields, blocks, empty, most, isTried, onChange } = props;
  return (
    <section aria-label={label}>
      {blocks.map((block, at) => (
        <Group key={at}>
          <legend>{nameOf(at + 1)}</legend>
          {fields.map(({ name, ...field }) => (
            <FormField
              key={name}
              {...field}
              name={name}
              autoComplete="off"
              required={name === 'title'}
              fields={{
                values: block as Record<string, string>,
                faults:
                  isTried && name === 'title' && !block.title.trim()
                    ? { [name]: texts.nameEmpty }
                    : {},
                change: (of: string, value: string) =>
                  onChange(blocks.map((one, nth) => (nth === at ? { ...one, [of]: value } : one))),
              }}
            />
          ))}
          <Button
            color="error"
            aria-label={texts.removeThis(nameOf(at + 1))}
            onClick={() => onChange(blocks.filter((_, nth) => nth !== at))}
          >
            {texts.remove}
          </Button>
        </Group>
      ))}
      {blocks.length < most && <Button onClick={() => onChange([...blocks, empty])}>{add}</Button>}
    </section>
  );
}
