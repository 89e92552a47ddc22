import { bodySources, type BodySourceKey } from '@cheese/domain/codes/bodies/bodySources';
import Link from '@mui/material/Link';
import { texts } from './texts';

interface BodyCreditProps {
  source: BodySourceKey;
  /** Leaves out the licence terms, where there is room for one line only. */
  short?: boolean;
}

/** Attribution of an open data set, as its licence requires. */
export function BodyCredit({ source, short = false }: BodyCreditProps) {
  const { credit, licence, home, terms } = bodySources[source];
  const outside = {
    target: '_blank',
    rel: 'noreferrer',
    color: 'inherit',
    underline: 'always',
  } as const;
  return (
    <>
      {texts.source}
      <Link href={home} {...outside}>
        {credit}
      </Link>
      {texts.apart}
      <Link href={licence.address} {...outside}>
        {short ? texts.licence : licence.name}
      </Link>
      {!short && ` ${terms}`}
    </>
  );
}
