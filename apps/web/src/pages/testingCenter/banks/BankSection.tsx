import { useGetQuestionLibraryListQuery } from '@cheese/api-client/exam/questionLibrary';
import type { QuestionLibrary } from '@cheese/domain/contract/exam/questionLibrary';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { CommodityPages, PAGE_SIZE } from '../../../features/commodity/listing/CommodityPages';
import { askedBy } from '../../../features/commodity/listing/listing';
import { ListingFilters } from '../../../features/commodity/listing/ListingFilters';
import { type HrefOf, sortChoices } from '../../../features/commodity/listing/rowsOf';
import { SubjectMark } from '../../../features/commodity/listing/SubjectMark';
import { bankAsCard } from '../../../features/questionBank/bankAsCard';
import { useChosenTag } from '../../../features/tagCascader/useChosenTag';
import { paths } from '../../../paths';
import { type CentreAsked, centreQuery } from '../centreAddress';
import { texts } from '../texts';
import { BankCard, type ListedBank } from './BankCard';

const none = {};

/** All banks of the chosen major with filters, each with its price or the user's progress. */
export function BankSection({ asked }: { asked: CentreAsked }) {
  const { listing, keyword } = asked;
  const navigate = useNavigate();
  const major = useChosenTag();
  const { filterIds: _ids, classifyId: _id, ...narrowing } = askedBy(listing, major);
  const query = useGetQuestionLibraryListQuery({
    ...narrowing,
    pageCnt: PAGE_SIZE,
    ...(keyword && { keyword }),
  });
  const hrefOf: HrefOf = (change) => paths.testingCenter(centreQuery(asked, change));
  const search = (change: { keyword?: unknown }) =>
    void navigate(
      paths.testingCenter(centreQuery(asked, { keyword: String(change.keyword ?? '') })),
      {
        preventScrollReset: true,
      },
    );
  return (
    <Section
      title={texts.banks}
      action={<span>{major ? texts.banksLead : texts.allBanksLead}</span>}
    >
      <div id="banks" />
      <FilterBar
        address={{ asked: { page: listing.page, keyword }, go: search }}
        filters={none}
        names={none}
        placeholder={texts.searchBanks}
      >
        <SubjectMark listing={listing} hrefOf={hrefOf} />
      </FilterBar>
      <ListingFilters listing={listing} hrefOf={hrefOf} />
      <Box sx={{ my: 2 }}>
        <LinkTabs label={texts.sort} choices={sortChoices(listing, hrefOf)} />
      </Box>
      <CommodityPages
        query={asCards(query)}
        what={texts.banksWhat}
        page={listing.page}
        makeHref={(page) => hrefOf({ page })}
        card={(item, eager) => <BankCard item={item} eager={eager} />}
        empty={
          <EmptyState
            picture="search"
            sentence={texts.noBanks}
            hint={texts.noBanksHint}
            action={<Button href={paths.testingCenter()}>{texts.allBanks}</Button>}
          />
        }
      />
    </Section>
  );
}

interface Listed<Item> {
  list: Item[];
  total: number;
}

/** Banks in the form that product cards take. */
function asCards(query: Answerable<Listed<QuestionLibrary>>): Answerable<Listed<ListedBank>> {
  const { data, currentData, error, isFetching, refetch } = query;
  return { data: turned(data), currentData: turned(currentData), error, isFetching, refetch };
}

const turned = (known: Listed<QuestionLibrary> | undefined) =>
  known && {
    total: known.total,
    list: known.list.map((bank): ListedBank => ({
      ...bankAsCard(bank),
      questionCount: bank.questionCount,
    })),
  };
