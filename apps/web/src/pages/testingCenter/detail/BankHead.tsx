import { useGetQuestionLibraryDetailQuery } from '@cheese/api-client/exam/questionLibrary';
import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import { DeadlineLine } from '../../../features/commodity/DeadlineLine';
import { ProductHead } from '../../../features/commodity/detail/ProductHead';
import { bankAsCard } from '../../../features/questionBank/bankAsCard';
import { BankActions } from './BankActions';

export function BankHead({ bank }: { bank: QuestionLibraryDetail }) {
  const { id, deadline } = bank;
  const { refetch } = useGetQuestionLibraryDetailQuery({ id });
  const item = { ...bankAsCard(bank), deadline };
  return (
    <ProductHead item={item}>
      {deadline !== null && <DeadlineLine deadline={deadline} onEnd={() => void refetch()} />}
      <BankActions bank={bank} item={item} />
    </ProductHead>
  );
}
