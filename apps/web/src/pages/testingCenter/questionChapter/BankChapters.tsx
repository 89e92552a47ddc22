import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import { idParam } from '@cheese/ui/address/urlParams';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { BankProgress } from '../../../features/questionBank/BankProgress';
import { paths } from '../../../paths';
import { ChapterList } from './ChapterList';
import { ClearProgress } from './ClearProgress';
import { History } from './History';
import { QuestionList } from './QuestionList';
import { texts } from './texts';
import { WaysToPractise } from './WaysToPractise';

const views = { chapters: texts.chapters, history: texts.history };
type View = keyof typeof views;
const filters = { view: views };

/** Practice in a bank: its chapters, one chapter with its questions, or the history. */
export function BankChapters({ bank }: { bank: QuestionLibraryDetail }) {
  const { asked, href } = useListAddress(filters);
  const { view = 'chapters' } = asked;
  const chapterId = idParam(useSearchParams()[0], 'chapterId');
  const choices = (Object.keys(views) as View[]).map((each) => ({
    label: views[each],
    href: href({
      view: each === 'chapters' ? undefined : each,
      chapterId: undefined,
      standing: undefined,
    }),
    isChosen: each === view && (chapterId === undefined || each === 'history'),
  }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pb: 3 }}>
      <div>
        <Breadcrumbs
          trail={[
            { label: texts.centre, href: paths.testingCenter() },
            {
              label: bank.name,
              href: paths.commodity({ type: commodityTypeCodes.bank, productId: bank.id }),
            },
            { label: texts.title },
          ]}
        />
        <PageTitle actions={<ClearProgress bank={bank} />}>{bank.name}</PageTitle>
        {bank.progress && (
          <BankProgress name={bank.name} of={bank.questionCount} progress={bank.progress} />
        )}
      </div>
      <WaysToPractise bank={bank} />
      <Section title={views[view]} action={<LinkTabs label={texts.views} choices={choices} />}>
        {view === 'history' && <History libraryId={bank.id} />}
        {view === 'chapters' && chapterId === undefined && <ChapterList bank={bank} />}
        {view === 'chapters' && chapterId !== undefined && (
          <QuestionList bankId={bank.id} chapterId={chapterId} />
        )}
      </Section>
    </Box>
  );
}
