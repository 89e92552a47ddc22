import { useGetVirtualSystemListQuery } from '@cheese/api-client/training/virtualSystem';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { Section } from '@cheese/ui/frame/Section';
import { EntryCard } from '@cheese/ui/links/EntryCard';
import { texts } from './texts';

/** External systems of the user's school; renders nothing without any. */
export function OwnSystems() {
  const { data = [] } = useGetVirtualSystemListQuery({});
  if (data.length === 0) return null;
  return (
    <Section title={texts.systems}>
      <CardGrid columns={3}>
        {data.map(({ id, name, description, url }) => (
          <EntryCard key={id} href={url} name={name} what={description} />
        ))}
      </CardGrid>
    </Section>
  );
}
