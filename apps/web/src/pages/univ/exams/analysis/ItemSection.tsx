import type { AnalysedItem } from '@cheese/domain/contract/exam/shapes/examAnalysis';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { DataTable } from '@cheese/ui/table/DataTable';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useSearchParams } from 'react-router-dom';
import { ItemDialog } from './ItemDialog';
import { itemColumns } from './itemColumns';
import { texts } from './texts';

/** A question with its number in the paper. */
export interface NumberedItem extends AnalysedItem {
  nth: number;
}

const filters = { view: { unusual: texts.unusual } };
const nameOf = ({ id, version }: AnalysedItem) => `${id}.${version}`;

/** Figures of each question; the address has the opened one. */
export function ItemSection({ examId, items }: { examId: number; items: AnalysedItem[] }) {
  const { asked, href, go } = useListAddress(filters);
  const said = useSearchParams()[0].get('item');
  const numbered = items.map((item, at) => ({ ...item, nth: at + 1 }));
  const unusual = numbered.filter(({ flags }) => flags.length > 0);
  const shown = asked.view === 'unusual' ? unusual : numbered;
  const opened = numbered.find((item) => nameOf(item) === said);
  const tabs = [
    { view: undefined, label: texts.all, count: numbered.length },
    { view: 'unusual' as const, label: texts.unusual, count: unusual.length },
  ];
  return (
    <Section title={texts.items}>
      <LinkTabs
        label={texts.views}
        choices={tabs.map(({ view, ...tab }) => ({
          ...tab,
          href: href({ view }),
          isChosen: asked.view === view,
        }))}
      />
      {shown.length === 0 ? (
        <EmptyState dense sentence={texts.noneUnusual} />
      ) : (
        <DataTable
          label={texts.itemTable}
          columns={itemColumns((item) => go({ item: nameOf(item) }))}
          rows={shown}
          idOf={({ nth }) => nth}
        />
      )}
      {opened && (
        <ItemDialog examId={examId} item={opened} onClose={() => go({ item: undefined })} />
      )}
    </Section>
  );
}
