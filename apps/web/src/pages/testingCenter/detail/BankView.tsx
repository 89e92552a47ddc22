import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { paths } from '../../../paths';
import { BankFacts } from './BankFacts';
import { BankHead } from './BankHead';
import { Columns } from '../../../features/commodity/detail/Columns';
import { Contents } from './Contents';
import { texts } from './texts';

export function BankView({ bank }: { bank: QuestionLibraryDetail }) {
  const { name, html } = bank;
  useDocumentTitle(name);
  return (
    <>
      <Breadcrumbs trail={[{ label: texts.home, href: paths.testingCenter() }, { label: name }]} />
      <BankHead bank={bank} />
      <Columns>
        <div>
          <Contents bank={bank} />
          <Section title={texts.introduction}>
            {html ? <SafeHtml html={html} /> : texts.noIntroduction}
          </Section>
        </div>
        <div>
          <BankFacts bank={bank} />
        </div>
      </Columns>
    </>
  );
}
