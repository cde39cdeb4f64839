import { reachesOutside } from './own-styles.mjs';

describe('a stylesheet that keeps to its module', () => {
  test.each([
    '.a{color:red}',
    '@layer pages{.a>*{margin:0}@media (width < 640px){.a .b,.c:hover{color:red}}}',
    '.a strong+em::before{content:""}',
    'html[data-theme=dark] .a{color:red}',
    ':is(.a,.b)>p{color:red}',
    '.a > p{color:red}',
    '.a p > b{color:red}',
    '.a{&:hover{color:red} p{color:red} body &{color:red}}',
    '@keyframes turn{from{opacity:0}to{opacity:1}}',
    '@container (width > 30rem){.a{color:red}}',
  ])('%s', (css) => expect(reachesOutside(css)).toEqual([]));
});

describe('what reaches outside', () => {
  test.each([
    ['body{display:none}', 'body'],
    [':root{--color-accent:red}', ':root'],
    ['*{outline:none}', '*'],
    ['@layer pages{.a,footer{display:none}}', 'footer'],
    ['body:has(.a){overflow:hidden}', 'body:has(.a)'],
    ['.a~footer{display:none}', '.a~footer'],
    ['.a+div{display:none}', '.a+div'],
    [':not(.a){display:none}', ':not(.a)'],
    [':is(body,.a){display:none}', ':is(body,.a)'],
    ['#site{display:none}', '#site'],
    ['.a{&~footer{display:none}}', '&~footer'],
    ['@import "https://a.example/b.css";', '@import "https://a.example/b.css"'],
    ['@font-face{font-family:Inter;src:url(a.woff2)}', '@font-face'],
    ['@media print{body{display:none}}', 'body'],
    ['@layer pages{ body , .a{display:none}}', 'body'],
    ['[=x]{color:red}', '[=x]'],
    [':is(){display:none}', ':is()'],
    ['::part(a){color:red}', '::part(a)'],
  ])('%s', (css, reason) => expect(reachesOutside(css)).toEqual([reason]));

  test('a stylesheet that cannot be read', () =>
    expect(reachesOutside('.a{color:red')[0]).toMatch(/^it cannot be read/));
});
