import { RichText } from '@cheese/ui/article/RichText';
import { styled } from '@mui/material/styles';
import { OptionPicture } from '../kinds/parts/OptionPicture';
import { texts } from '../texts';
import type { QuestionGroup } from './groupAt';

const Head = styled('section')(({ theme: { palette, typography } }) => ({
  marginBottom: 16,
  padding: 16,
  backgroundColor: palette.ground,
  borderLeft: `3px solid ${palette.accent.main}`,
  borderRadius: 4,
  '& > p': { ...typography.caption, margin: '0 0 8px', color: palette.text.secondary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& ul.options > li': { display: 'flex', gap: 8, padding: '4px 0' },
}));

/** What several questions have in common; it stays while one goes from one of them to the next. */
export function GroupHead({ group }: { group: QuestionGroup }) {
  const { from, to, context, options } = group;
  if (!context && !options) return null;
  return (
    <Head aria-label={context ? texts.context : texts.shared}>
      <p>
        {context ? texts.context : texts.shared}
        {to > from && ` · ${texts.groupRange(from + 1, to + 1)}`}
      </p>
      {context && <RichText html={context} />}
      {options && (
        <ul className="options">
          {options.map(({ key, text, picture }) => (
            <li key={key}>
              <b>{key}.</b>
              <div style={{ minWidth: 0 }}>
                <RichText html={text} />
                {picture && <OptionPicture path={picture} option={key} />}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Head>
  );
}
