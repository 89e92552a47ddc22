import { useGetBindingsQuery } from '@cheese/api-client/people/binding';
import { thirdParties } from '@cheese/domain/codes/people/people';
import type { Binding } from '@cheese/domain/contract/people/binding';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Chip from '@mui/material/Chip';
import { FactList, FactRow } from '../FactRow';
import { Section } from '@cheese/ui/frame/Section';
import { texts } from './texts';

/** No provider is configured, so each is listed without a button. */
export function BindingsSection() {
  const query = useGetBindingsQuery();
  return (
    <Section title={texts.bindings}>
      <Answered query={query} what={texts.bindingsWhat} skeleton={<RowsSkeleton count={3} />}>
        {(bindings) => (
          <FactList>
            {bindings.map((binding) => (
              <BindingRow key={binding.thirdParty} {...binding} />
            ))}
          </FactList>
        )}
      </Answered>
    </Section>
  );
}

const BindingRow = ({ thirdParty, isAvailable, nickname }: Binding) => (
  <FactRow
    title={thirdParties[thirdParty]}
    detail={nickname ? texts.bound(nickname) : texts.unbound}
    action={!isAvailable && <Chip label={texts.unavailable} />}
  />
);
