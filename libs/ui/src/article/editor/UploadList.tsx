import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { Upload } from './useUploads';

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: '4px 12px',
  listStyle: 'none',
  borderTop: `1px solid ${theme.palette.hairline}`,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 32 },
  '& .name': { flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' },
  '& [role=progressbar]': { flex: '0 1 120px', minWidth: 60 },
  '& .failed': { color: theme.palette.error.main },
}));

interface UploadListProps {
  uploads: readonly Upload[];
  onAgain: (upload: Upload) => void;
  onForget: (id: number) => void;
}

export const UploadList = ({ uploads, onAgain, onForget }: UploadListProps) =>
  uploads.length === 0 ? null : (
    <Lines aria-label="正在插入的文件">
      {uploads.map((one) => {
        const { id, file, share } = one;
        const of = (act: string) => `${act}：${file.name}`;
        return (
          <li key={id}>
            <span className="name">{file.name}</span>
            {share === null ? (
              <>
                <span className="failed" role="alert">
                  没有传上，不在正文里
                </span>
                <Button size="small" aria-label={of('重试')} onClick={() => onAgain(one)}>
                  重试
                </Button>
              </>
            ) : (
              <LinearProgress
                variant={share > 0 && share < 1 ? 'determinate' : 'indeterminate'}
                value={Math.round(share * 100)}
                aria-label={of('上传中')}
              />
            )}
            <Button
              size="small"
              color="inherit"
              aria-label={of(share === null ? '移除' : '取消')}
              onClick={() => onForget(id)}
            >
              {share === null ? '移除' : '取消'}
            </Button>
          </li>
        );
      })}
    </Lines>
  );
