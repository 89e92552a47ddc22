import { screen } from '@testing-library/react';
import { ImageHostProvider } from '../media/ImageHostProvider';
import { SafeHtml } from './SafeHtml';
import { show } from '../testing/show';

const shown = (html: string) => {
  const { container } = show(
    <ImageHostProvider host="https://img.example.com">
      <div className="here">
        <SafeHtml html={html} />
      </div>
    </ImageHostProvider>,
  );
  const article = container.querySelector('.here > div');
  if (!article) throw new Error('no article');
  return article;
};

/** Everything that can run, load a page, send a form or leave the frame of the article. */
const harmful = [
  'script,style,iframe,frame,object,embed,applet,form,input,button,textarea,select,base,meta,link',
  'svg,math,template,noscript,audio[autoplay],audio:not([src]),video,source,marquee,dialog,details,portal',
].join(',');

const expectHarmless = (article: Element) => {
  expect(article.querySelector(harmful)).toBeNull();
  for (const { attributes } of article.querySelectorAll('*')) {
    for (const { name, value } of attributes) {
      expect(name).not.toMatch(/^on|^(style|id|name|class|srcdoc|action|formaction|ping)$/i);
      const address = value.replaceAll(/[\s\p{Cc}]/gu, '');
      expect(address).not.toMatch(/^(javascript|vbscript|data:text)/i);
    }
  }
};

describe('nothing harmful is left of', () => {
  it.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.example/x.js></sCrIpT>',
    '<<script>alert(1)//<</script>',
    '<img src=x onerror=alert(1)>',
    '<img src=x oNeRrOr="alert(1)">',
    '<img/src="x"/onerror="alert(1)">',
    '<img src="javascript:alert(1)">',
    '<a href="javascript:alert(1)">点我</a>',
    '<a href="JaVaScRiPt:alert(1)">点我</a>',
    '<a href=" &#14; javascript:alert(1)">点我</a>',
    '<a href="java&#10;script:alert(1)">点我</a>',
    '<a href="java\tscript:alert(1)">点我</a>',
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">点我</a>',
    '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">点我</a>',
    '<a href="vbscript:msgbox(1)">点我</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">点我</a>',
    '<img src="data:text/html,<script>alert(1)</script>">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>点我</text></a></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x></svg>',
    '<math><a xlink:href="javascript:alert(1)">点我</a></math>',
    '<p style="width: expression(alert(1))">x</p>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<style>body{display:none}</style>',
    '<link rel=stylesheet href=//evil.example/x.css>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<object data="javascript:alert(1)"></object>',
    '<embed src="javascript:alert(1)">',
    '<form action="https://evil.example"><input name=password><button>登录</button></form>',
    '<button formaction="javascript:alert(1)">x</button>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example/">',
    '<body onload=alert(1)>',
    '<details open ontoggle=alert(1)>x</details>',
    '<video><source onerror="alert(1)"></video>',
    '<audio autoplay src="/a.mp3" onplay=alert(1)>',
    '<audio src="data:audio/mp3;base64,AAAA">',
    '<audio src="javascript:alert(1)">',
    '<audio><source src=x onerror=alert(1)></audio>',
    '<input autofocus onfocus=alert(1)>',
    '<marquee onstart=alert(1)>x</marquee>',
    '<template><script>alert(1)</script></template>',
    '<p id="main" name="cookie" class="MuiButton-root">抢占</p>',
    '<a href="/a" ping="https://evil.example">点我</a>',
    // Parsed differently by different parsers.
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a title="</style><img src=x onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
    '<table><td><svg><desc><img src=x onerror=alert(1)></desc></svg></td></table>',
    '<a title="--!><img src=x onerror=alert(1)>">x</a>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  ])('%s', (html) => {
    expectHarmless(shown(html));
  });
});

describe('an article', () => {
  it('keeps its words, headings, lists, quotes and tables', () => {
    const article = shown(
      '<h2>心肺复苏</h2><p>按压<strong>深度</strong>5厘米</p><ul><li>评估</li></ul>' +
        '<blockquote>黄金四分钟</blockquote><table><tr><th colspan="2">步骤</th></tr></table>',
    );
    expect(article).toHaveTextContent('心肺复苏按压深度5厘米评估黄金四分钟步骤');
    expect(screen.getByRole('heading', { level: 2, name: '心肺复苏' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: '步骤' })).toHaveAttribute('colspan', '2');
  });

  it('keeps the words around what it drops', () => {
    expect(shown('<p>前<script>alert(1)</script><iframe></iframe>后</p>')).toHaveTextContent(
      '前后',
    );
  });

  it.each(['https://example.com/', '//example.com/a'])('opens %s beside the page', (href) => {
    shown(`<a href="${href}" target="_top" rel="opener">外链</a>`);
    const link = screen.getByRole('link', { name: '外链' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it.each(['/news', '#step2', 'mailto:help@example.com', `${window.location.origin}/help`])(
    'opens %s where the reader is',
    (href) => {
      shown(`<a href="${href}" target="_blank">链接</a>`);
      const link = screen.getByRole('link', { name: '链接' });
      expect(link).toHaveAttribute('href', href);
      expect(link).not.toHaveAttribute('target');
    },
  );

  it('fetches its pictures from the image host, late', () => {
    shown('<img src="/news/1.png" alt="现场"><img src="https://cdn.example.com/2.png" alt="合影">');
    const scene = screen.getByRole('img', { name: '现场' });
    expect(scene).toHaveAttribute('src', 'https://img.example.com/news/1.png');
    expect(scene).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('img', { name: '合影' })).toHaveAttribute(
      'src',
      'https://cdn.example.com/2.png',
    );
  });

  it('lets sounds be played, and fetches none before', () => {
    const sound = shown('<p>听诊：<audio src="/sounds/1.mp3"></audio></p>').querySelector('audio');
    expect(sound).toHaveAttribute('src', 'https://img.example.com/sounds/1.mp3');
    expect(sound).toHaveAttribute('controls');
    expect(sound).toHaveAttribute('preload', 'none');
  });

  it('keeps pasted pictures', () => {
    shown('<img src="data:image/png;base64,iVBORw0KGgo=" alt="截图">');
    expect(screen.getByRole('img', { name: '截图' })).toHaveAttribute(
      'src',
      'data:image/png;base64,iVBORw0KGgo=',
    );
  });

  it('lets a wide table scroll by keyboard in a named frame', () => {
    shown('<table><caption>成绩</caption><tr><td>1</td></tr></table>');
    const frame = screen.getByRole('region', { name: '成绩' });
    expect(frame).toContainElement(screen.getByRole('table'));
    expect(frame).toHaveAttribute('tabindex', '0');
  });
});
