import { bodySources, type BodySourceKey } from '@cheese/domain/codes/bodies/bodySources';
import Link from '@mui/material/Link';
import { texts } from './texts';

interface BodyCreditProps {
  source: BodySourceKey;
  /** Without what the licence allows: where there is a line and no more. */
  short?: boolean;
}

/** Whose open data a body is, under which licence, and what was done to it. */
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
