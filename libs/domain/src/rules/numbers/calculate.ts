/** The value of an expression such as (1.2+3)×4^2; null if it is invalid or not a finite number. */
export function calculate(words: string): number | null {
  const tokens = words.replaceAll(' ', '').match(/\d+(?:\.\d+)?|\.\d+|[-+×÷*/^()%−]|./gu) ?? [];
  const reader = { tokens, at: 0 };
  const value = sum(reader);
  const isWhole = reader.at === tokens.length;
  // Rounds away the error of binary fractions, so that 0.1+0.2 is 0.3.
  return value !== null && isWhole && Number.isFinite(value) ? Number(value.toPrecision(12)) : null;
}

interface Reader {
  tokens: readonly string[];
  at: number;
}

type Value = number | null;
type Read = (reader: Reader) => Value;

const isNext = ({ tokens, at }: Reader, signs: string) => {
  const token = tokens[at];
  return token !== undefined && signs.includes(token);
};

function chain(reader: Reader, signs: string, read: Read, join: typeof apply): Value {
  let left = read(reader);
  while (isNext(reader, signs)) {
    const sign = reader.tokens[reader.at++] ?? '';
    const right = read(reader);
    left = left === null || right === null ? null : join(sign, left, right);
  }
  return left;
}

function apply(sign: string, left: number, right: number): number {
  if (sign === '+') return left + right;
  if (sign === '-' || sign === '−') return left - right;
  return sign === '×' || sign === '*' ? left * right : left / right;
}

const sum: Read = (reader) => chain(reader, '+-−', product, apply);
const product: Read = (reader) => chain(reader, '×÷*/', signed, apply);

function signed(reader: Reader): Value {
  if (!isNext(reader, '-−')) return power(reader);
  reader.at += 1;
  const value = signed(reader);
  return value === null ? null : -value;
}

function power(reader: Reader): Value {
  const base = atom(reader);
  if (!isNext(reader, '^')) return base;
  reader.at += 1;
  const exponent = signed(reader);
  return base === null || exponent === null ? null : base ** exponent;
}

function atom(reader: Reader): Value {
  const token = reader.tokens[reader.at] ?? '';
  reader.at += 1;
  if (token !== '(') return /^[\d.]+$/u.test(token) ? percents(reader, Number(token)) : null;
  const value = sum(reader);
  if (!isNext(reader, ')')) return null;
  reader.at += 1;
  return value === null ? null : percents(reader, value);
}

function percents(reader: Reader, value: number): number {
  if (!isNext(reader, '%')) return value;
  reader.at += 1;
  return percents(reader, value / 100);
}
