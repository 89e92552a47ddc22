import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';
import type { AskProps } from './asking';
import { allOf, useUndecided } from './useUndecided';

const Lines = styled('ol')(({ theme: { palette } }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  paddingInlineStart: '1.5em',
  '& li > div': {
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: 8,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 4,
  },
  '& span': { flex: 1, minWidth: 0 },
}));

/** Ordered by buttons, which work with keyboard and touch too. */
export function AskOrder({ asking, isBusy, decide, keptAs }: AskProps<'order'>) {
  const { options } = asking;
  const asShown: readonly string[] = options.map(({ id }) => id);
  const [ids, setIds] = useUndecided(keptAs, asShown, allOf(options));
  const textOf = (id: string) => options.find((one) => one.id === id)?.text ?? '';
  const move = (from: number, to: number) => {
    const moved = ids.filter((_, at) => at !== from);
    moved.splice(to, 0, ids[from] ?? '');
    if (to >= 0 && to < ids.length) setIds(moved);
  };
  return (
    <>
      <small>{texts.order}</small>
      <Lines>
        {ids.map((id, at) => (
          <li key={id}>
            <div>
              <span>{textOf(id)}</span>
              <IconButton
                aria-label={texts.up(textOf(id))}
                aria-disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={texts.down(textOf(id))}
                aria-disabled={at === ids.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDownward fontSize="small" />
              </IconButton>
            </div>
          </li>
        ))}
      </Lines>
      <Button
        variant="contained"
        aria-disabled={isBusy}
        onClick={() => decide({ kind: 'chosen', ids: [...ids] })}
      >
        {texts.confirm}
      </Button>
    </>
  );
}
