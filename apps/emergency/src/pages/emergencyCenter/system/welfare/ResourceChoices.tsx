import { resourceKinds } from '@cheese/domain/codes/emergency/resourceKind';
import { useGetResourceChoicesQuery } from '@cheese/emergency-api/resource';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { FieldShell } from '@cheese/ui/form/FieldShell';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useRequestedOrg } from '../../../../features/org/OrgScope';
import { texts } from './texts';
import type { ItemForm } from './useItemForm';

const List = styled('div')(({ theme }) => ({
  maxHeight: 220,
  overflowY: 'auto',
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 4,
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 40, padding: '0 12px' },
  '& label:hover': { backgroundColor: theme.palette.ground },
  '& input': { flex: 'none', width: 18, height: 18, accentColor: theme.palette.brandPressed },
  '& small': { ...theme.typography.caption, marginLeft: 'auto', color: theme.palette.text.third },
}));

/** Limit of required resources per certificate. */
const MOST = 100;

export function ResourceChoices({ form }: { form: ItemForm }) {
  const { resourceIds, setResourceIds } = form;
  const query = useGetResourceChoicesQuery(useRequestedOrg());
  const toggle = (id: number, isOn: boolean) => {
    const next = new Set(resourceIds);
    if (isOn) next.add(id);
    else next.delete(id);
    setResourceIds(next);
  };
  return (
    <FieldShell label={texts.resources} fault={undefined}>
      {({ id: listId }) => (
        <Answered
          query={query}
          what={texts.resources}
          skeleton={<RowsSkeleton count={3} />}
          empty={<EmptyState dense sentence={texts.resourcesNone} />}
        >
          {(choices) => (
            <>
              <List id={listId} role="group" aria-label={texts.resources}>
                {choices.map(({ id, title, kind }) => (
                  <label key={id}>
                    <input
                      type="checkbox"
                      checked={resourceIds.has(id)}
                      disabled={!resourceIds.has(id) && resourceIds.size >= MOST}
                      onChange={({ target }) => toggle(id, target.checked)}
                    />
                    {title}
                    <small>{resourceKinds[kind]}</small>
                  </label>
                ))}
              </List>
              <FormHelperText sx={{ mx: 0 }}>{texts.chosen(resourceIds.size)}</FormHelperText>
            </>
          )}
        </Answered>
      )}
    </FieldShell>
  );
}
