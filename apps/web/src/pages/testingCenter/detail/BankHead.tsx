import { useGetQuestionLibraryDetailQuery } from '@cheese/api-client/exam/questionLibrary';
import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Typography from '@mui/material/Typography';
import { DeadlineLine } from '../../../features/commodity/DeadlineLine';
import { PriceLine } from '../../../features/commodity/PriceLine';
import { bankAsCard } from '../../../features/questionBank/bankAsCard';
import { BankActions } from './BankActions';
import { Head } from '../../../features/commodity/detail/Head';

/** What it is and what it costs, with what can be done with it. */
export function BankHead({ bank }: { bank: QuestionLibraryDetail }) {
  const { id, name, summary, cover, deadline } = bank;
  const { refetch } = useGetQuestionLibraryDetailQuery({ id });
  const item = { ...bankAsCard(bank), deadline };
  return (
    <Head>
      <div className="cover">
        <ImageWithFallback src={cover} alt="" sizes="(min-width: 900px) 420px, 100vw" eager />
      </div>
      <div className="words">
        <Typography variant="h1">{name}</Typography>
        <p className="summary">{summary}</p>
        <PriceLine item={item} />
        {deadline !== null && <DeadlineLine deadline={deadline} onEnd={() => void refetch()} />}
        <BankActions bank={bank} item={item} />
      </div>
    </Head>
  );
}
