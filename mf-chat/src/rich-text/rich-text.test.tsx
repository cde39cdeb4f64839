import { render, screen } from '@testing-library/react';
import { httpAddress } from './parse-inline';
import { RichText } from './rich-text';

const html = (text: string) => {
  const { container } = render(<RichText text={text} />);
  return (container.firstElementChild as HTMLElement).innerHTML;
};

describe('RichText', () => {
  test.each([
    ['plain text', 'Merhaba', '<p>Merhaba</p>'],
    ['bold', 'Bu **çok iyi** bir ürün', '<p>Bu <strong>çok iyi</strong> bir ürün</p>'],
    ['bold with underscores', '__Arçelik__ iyi', '<p><strong>Arçelik</strong> iyi</p>'],
    ['bold still being written', 'Bu **çok i', '<p>Bu çok i</p>'],
    ['a multiplication sign', '3 * 4 * 5', '<p>3 * 4 * 5</p>'],
    ['italics lose their marks', 'Bu *ferah* koku', '<p>Bu ferah koku</p>'],
    ['line breaks', 'Bir\nİki', '<p>Bir<br>İki</p>'],
    ['paragraphs', 'Bir\n\nİki', '<p>Bir</p><p>İki</p>'],
    ['a heading', '### Önerilerim', '<p><strong>Önerilerim</strong></p>'],
    ['a list', '- Bir\n- İki', '<ul><li>Bir</li><li>İki</li></ul>'],
    ['a numbered list', '1. Bir\n2. İki', '<ol start="1"><li>Bir</li><li>İki</li></ol>'],
    ['a list from three', '3. Üç\n4. Dört', '<ol start="3"><li>Üç</li><li>Dört</li></ol>'],
    [
      'a list with remarks and gaps',
      'Önerilerim:\n1. **Samsung**\n   Güçlü\n\n2. Xiaomi\n\nSon.',
      '<p>Önerilerim:</p><ol start="1"><li><strong>Samsung</strong><br>Güçlü</li><li>Xiaomi</li></ol><p>Son.</p>',
    ],
    ['a rule is a gap', 'Bir\n---\nİki', '<p>Bir</p><p>İki</p>'],
    ['a quotation', '> Bir', '<p>Bir</p>'],
    ['nothing', '', ''],
  ])('%s', (_, text, expected) => expect(html(text)).toBe(expected));

  test.each([
    ['an element', '<img src=x onerror=alert(1)>'],
    ['a script', '<script>alert(1)</script>'],
    ['an entity', '&lt;b&gt;'],
  ])('%s stays text', (_, text) => {
    const { container } = render(<RichText text={text} />);
    expect(container).toHaveTextContent(text);
    expect(container.querySelector('img, script, b')).toBeNull();
  });

  test('http(s) links open in a new tab without a way back', () => {
    render(
      <RichText text="Bakın: [Denk](https://denk.example/a?b=1) veya https://ornek.com.tr." />,
    );
    const [named, bare] = screen.getAllByRole('link');
    expect(named).toHaveAttribute('href', 'https://denk.example/a?b=1');
    expect(named).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(bare).toHaveTextContent(/^https:\/\/ornek\.com\.tr$/);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//denk.example',
    '/results',
    'mailto:a@b.c',
  ])('%s is no link', (target) => {
    render(<RichText text={`[tıklayın](${target})`} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(httpAddress(target)).toBeUndefined();
  });

  test('hostile marks come out as the text they are', () => {
    const { container } = render(
      <RichText text={`${'*a '.repeat(700)}\n${'['.repeat(2000)}\n${'**'.repeat(1000)}`} />,
    );
    expect(container).toHaveTextContent('['.repeat(2000));
    expect(container.querySelector('a')).toBeNull();
  });
});
