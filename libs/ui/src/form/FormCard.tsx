import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';

const Measured = styled('div')({ minWidth: 0, containerType: 'inline-size' });

const Card = styled('section')(({ theme }) => ({
  position: 'relative',
  minHeight: 480,
  padding: 32,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 16,
  outline: 'none',
  '& > .corner': { position: 'absolute', top: 12, right: 12, zIndex: 1 },
  // On a narrow card the corner gets a line of its own.
  '@container (max-width: 24rem)': {
    minHeight: 0,
    padding: 16,
    '&:has(> .corner)': { paddingTop: 'calc(2.1875rem + 13px)' },
  },
}));

interface FormCardProps {
  label: string;
  /** Key of the shown form. */
  shown: string;
  corner?: ReactNode;
  children: ReactNode;
}

/** Shows one of several forms; a change moves the focus into the new form. */
export function FormCard({ label, shown, corner, children }: FormCardProps) {
  const card = useRef<HTMLElement>(null);
  const before = useRef(shown);

  useEffect(() => {
    if (before.current !== shown) card.current?.focus();
    before.current = shown;
  }, [shown]);

  return (
    <Measured>
      <Card ref={card} tabIndex={-1} aria-label={label}>
        {corner && <div className="corner">{corner}</div>}
        {children}
      </Card>
    </Measured>
  );
}
