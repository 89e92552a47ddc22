import { bodySources, type BodySourceKey } from '@cheese/domain/codes/bodies/bodySources';
import Link from '@mui/material/Link';
import { texts } from './texts';

interface BodyCreditProps {
  source: BodySourceKey;
  /** Without what the licence allows: where there is a line and no more. */
  short?: boolean;
}

/** Attribution of an open data set: source, licence and changes. */
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
