/** What a provider is asked to show somebody a code for. Money is in thousandths everywhere. */
export interface Bill {
  tradeNo: string;
  amount: number;
  title: string;
  expiresAt: Date;
}

/** That a trade is paid, proven by its provider: nothing else makes an order paid. */
export interface Paid {
  state: 'paid';
  tradeNo: string;
  transactionId: string;
  amount: number;
  paidAt: Date;
}

export type TradeSaid = Paid | { state: 'unpaid' | 'closed' | 'unknown' };

/** Which refund of a trade, and of how much. */
export interface RefundAsked {
  tradeNo: string;
  refundNo: string;
  amount: number;
}

export interface MoneyBack extends RefundAsked {
  total: number;
  reason: string;
}

/** One line of what a provider says it has moved on a day. */
export interface BillLine {
  tradeNo: string;
  transactionId: string;
  kind: 'paid' | 'refunded' | 'refunding' | 'refundFailed';
  /** What tells two refunds of a trade apart; empty where money came, or where it is not said. */
  refundNo: string;
  amount: number;
  at: Date;
}

/** A bill that came, and that we cannot read: its hash, its archive, its columns. */
export class UnreadableBill extends Error {}

/** A notice that nobody believes, and why: its signature, its merchant, its age. */
export class UnbelievedNotice extends Error {}

export interface Notice {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface NoticeAnswer {
  status: number;
  type: string;
  body: string;
}

/** Whoever moves the money. Each adapter signs and checks as its provider documents. */
export interface PaymentProvider {
  /** Whose pages are framed here to pay: sources of a content policy; null where ours are. */
  frames: string | null;
  /** Answers what is drawn or framed; asked again for the same trade it answers the same. */
  begin(bill: Bill): Promise<string>;
  ask(tradeNo: string): Promise<TradeSaid>;
  close(tradeNo: string): Promise<void>;
  /** Gives money back, once for each number; whether it is there already. */
  refund(back: MoneyBack): Promise<'done' | 'pending'>;
  /** Whether a refund has arrived; moves nothing. */
  hasGivenBack(refund: RefundAsked): Promise<boolean>;
  /** What a notice proves; null where it tells of something else. Throws `UnbelievedNotice`. */
  believe(notice: Notice): Promise<Paid | null>;
  /** What the provider wants to read back. */
  answers: { taken: NoticeAnswer; refused: NoticeAnswer };
  billOf(day: string): Promise<BillLine[]>;
}

/** A bill that was shown to somebody, as their phone sees it. */
export interface ShownBill {
  tradeNo: string;
  title: string;
  amount: number;
  openedAt: Date;
  isPaid: boolean;
  isDeclined: boolean;
}

/** The customers' side of an embedded provider. */
export interface DemoPurse {
  /** The latest of those that it still shows. */
  bills(): Promise<ShownBill[]>;
  knows(tradeNo: string): Promise<boolean>;
  /** Answers whether it could still be paid. */
  confirm(tradeNo: string): Promise<boolean>;
  decline(tradeNo: string): Promise<void>;
  /** The provider's notice of a paid trade; null where it is not paid. */
  noticeOf(tradeNo: string): Promise<Notice | null>;
}

export interface Payments {
  /** How long an order waits for its money. */
  orderMinutes: number;
  /** By payway; null where this installation has none. */
  providers: { 2: PaymentProvider | null; 3: PaymentProvider | null };
  /** Where providers are embedded: what the demo phone pays with. */
  purses: { 2: DemoPurse; 3: DemoPurse } | null;
}

export type ProviderPayway = keyof Payments['providers'];
