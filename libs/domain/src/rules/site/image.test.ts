import { pictureSizes, withImageHost } from './image';

const host = 'https://img.example.com';

describe('withImageHost', () => {
  it.each([
    ['upload/a.png', 'https://img.example.com/upload/a.png'],
    ['/upload/a.png', 'https://img.example.com/upload/a.png'],
    ['httpd/logo.png', 'https://img.example.com/httpd/logo.png'],
    ['database/a.png', 'https://img.example.com/database/a.png'],
    [' 头像.png ', 'https://img.example.com/头像.png'],
  ])('puts the host before the relative path %s', (path, shown) => {
    expect(withImageHost(path, host)).toBe(shown);
  });

  it.each([
    'https://cdn.example.com/a.png',
    'http://cdn.example.com/a.png',
    'HTTPS://cdn.example.com/a.png',
    '//cdn.example.com/a.png',
    'data:image/png;base64,AAAA',
    'blob:https://example.com/1',
    '/storage/imports/5/1.png',
  ])('keeps %s', (path) => {
    expect(withImageHost(path, host)).toBe(path);
  });

  it.each(['', '  ', null, undefined])('leaves %p empty', (path) => {
    expect(withImageHost(path, host)).toBe('');
  });

  it('joins with exactly one slash', () => {
    expect(withImageHost('/a.png', 'https://img.example.com/')).toBe(
      'https://img.example.com/a.png',
    );
  });

  it('serves from the own domain where no host is set', () => {
    expect(withImageHost('upload/a.png', '')).toBe('/upload/a.png');
  });
});

describe('pictureSizes', () => {
  it('names every stored size of a picture that has several', () => {
    expect(pictureSizes('/storage/news/heart-ab12-960.webp')).toBe(
      '/storage/news/heart-ab12-480.webp 480w, /storage/news/heart-ab12-960.webp 960w',
    );
  });

  it('has none for any other picture', () => {
    expect(pictureSizes('/storage/avatar/ab12.webp')).toBeUndefined();
    expect(pictureSizes('https://cdn.test/960.png')).toBeUndefined();
  });
});
