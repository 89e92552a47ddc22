import type { TagGroup } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import Chip from '@mui/material/Chip';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  '& + &': { marginTop: 16 },
  '& legend': { ...theme.typography.h4, padding: 0, marginBottom: 8 },
  '& .options': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

interface FilterGroupsProps {
  groups: readonly TagGroup[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
}

export function FilterGroups({ groups, chosen, onToggle }: FilterGroupsProps) {
  return groups.map(({ id, name, options }) => (
    <Group key={id}>
      <legend>{name}</legend>
      <div className="options">
        {options.map((option) => (
          <Chip
            key={option.id}
            component="button"
            variant="outlined"
            color={chosen.includes(option.id) ? 'accent' : 'default'}
            label={option.name}
            aria-pressed={chosen.includes(option.id)}
            onClick={() => onToggle(option.id)}
          />
        ))}
      </div>
    </Group>
  ));
}

export const FilterGroupsSkeleton = () =>
  [1, 2, 3].map((group) => (
    <Typography key={group} component="div">
      <Skeleton width={80} />
      <Skeleton width="90%" height={32} />
    </Typography>
  ));
