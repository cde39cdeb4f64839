import { aiResultsName, aiResultsSchema } from '@denk/shared/product/handoff';
import { useLocation } from '@denk/shared/page/navigation';
import { MemoryRouter } from '@denk/shared/page/navigation/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import * as v from '@denk/shared/schema';
import ChatPage from './chat-page';

const encoder = new TextEncoder();

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`;

const streamOf = (text: string) =>
  `${event({ content: text })}${event({}, 'stop')}data: [DONE]\n\n`;

const eventStream = { headers: { 'content-type': 'text/event-stream' } };

/** An answer whose stream the test feeds by hand. */
function openAnswer() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
  return {
    answer: new Response(body, eventStream),
    say: (text: string) => act(async () => controller?.enqueue(encoder.encode(text))),
    end: () => act(async () => controller?.close()),
  };
}

const asked: { messages: { role: string; content: string }[]; query?: string }[] = [];
let answers: (() => Promise<Response>)[] = [];
let models = 'denk';

beforeEach(() => {
  window.sessionStorage.clear();
  asked.length = 0;
  answers = [];
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  models = 'denk';
  window.fetch = jest.fn((path, init?: RequestInit) => {
    if (path === '/v1/models') {
      const data = [{ id: models, object: 'model', created: 0, owned_by: 'denk' }];
      return Promise.resolve(Response.json({ object: 'list', data }));
    }
    asked.push(JSON.parse(String(init?.body)));
    const next = answers.shift();
    const refused = new Promise<Response>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
    return next ? Promise.race([next(), refused]) : refused;
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

function show(address = '/ai-chat') {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <ChatPage />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
}

const reply = (text: string) => async () => new Response(streamOf(text), eventStream);

const write = (text: string) => userEvent.type(screen.getByLabelText('Mesajınız'), text);

const buttonBlock =
  '```json\n[{"id":"1","label":"1.000 TL’ye kadar","value":"1000 TL altı","type":"budget"}]\n```';

const proposal =
  '1. Dior Sauvage EDT\n2. Chanel Bleu EDP\n3. Versace Eros EDT\n\nFiyat karşılaştırması hazırlanıyor.';

describe('the conversation', () => {
  test('says that rules answer where no service is configured', async () => {
    models = 'denk-kurallar';
    show();
    expect(await screen.findByText(/Kurallarla çalışan yardımcı, yapay zekâ değil/)).toBeVisible();
  });

  test('says that a service may be wrong where one is', async () => {
    show();
    expect(await screen.findByText(/Cevaplar yanlış olabilir/)).toBeVisible();
    expect(screen.queryByText(/yapay zekâ değil/)).toBeNull();
  });

  test('begins with the greeting and sends nothing by itself', () => {
    show();
    expect(screen.getByText('Merhaba! Size nasıl yardımcı olabilirim?')).toBeVisible();
    expect(asked).toEqual([]);
    expect(screen.getByRole('button', { name: 'Gönder' })).toBeDisabled();
  });

  test('begins with the term the visitor came with, once, even under double effects', async () => {
    answers = [reply('Bütçeniz?'), reply('Bütçeniz?')];
    show('/ai-chat?query=parf%C3%BCm');
    await screen.findByText('Bütçeniz?');
    expect(within(screen.getByRole('log')).getAllByText('parfüm')).toHaveLength(1);
    expect(asked.at(-1)).toEqual({
      messages: [{ role: 'user', content: 'parfüm' }],
      stream: true,
      query: 'parfüm',
    });
  });

  test('Enter sends, Shift+Enter begins a new line, blank text does nothing', async () => {
    answers = [reply('Tamam.')];
    show();
    await write('   {Enter}');
    expect(asked).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Mesajınız'));
    await write('bir{Shift>}{Enter}{/Shift}iki{Enter}');
    await screen.findByText('Tamam.');
    expect(asked[0]?.messages).toEqual([{ role: 'user', content: 'bir\niki' }]);
    expect(screen.getByLabelText('Mesajınız')).toHaveValue('');
  });

  test('shows what was understood, each taken back with one click', async () => {
    const chips =
      '```json\n[{"id":"1","label":"Oyun","value":"Oyun","type":"usage"},{"id":"chip-1","label":"Bütçe 13.000 TL","value":"Bütçe 13.000 TL isteğimi geri alıyorum","type":"budget","chip":true}]\n```';
    answers = [reply(`Ne için kullanacaksınız?\n${chips}`), reply('Tamam.')];
    show();
    await write('13 bin telefon{Enter}');
    const understood = await screen.findByRole('list', { name: 'Anladıklarım' });
    expect(within(understood).getByText('Bütçe 13.000 TL')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Hazır cevaplar' })).getAllByRole('button'),
    ).toHaveLength(1);
    await userEvent.click(
      within(understood).getByRole('button', { name: '“Bütçe 13.000 TL” isteğini geri al' }),
    );
    await screen.findByText('Tamam.');
    expect(asked[1]?.messages.at(-1)?.content).toBe('Bütçe 13.000 TL isteğimi geri alıyorum');
  });

  test('shows the reply as it comes, never the button block, and says that it is busy', async () => {
    const { answer, say, end } = openAnswer();
    answers = [async () => answer];
    show();
    await write('parfüm{Enter}');
    expect(await screen.findByText('Düşünüyorum...')).toBeVisible();
    expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'true');
    await say(event({ content: 'Bütçeniz ne kadar?\n\n```js' }));
    expect(await screen.findByText('Bütçeniz ne kadar?')).toBeVisible();
    expect(screen.getByRole('log')).not.toHaveTextContent('```');
    await say(
      event({ content: 'on\n[{"id":"1","label":"Az","value":"az","type":"budget"}]\n```' }),
    );
    expect(screen.getByRole('log')).not.toHaveTextContent('label');
    await say(`${event({}, 'stop')}data: [DONE]\n\n`);
    await end();
    expect(await screen.findByRole('button', { name: 'Az' })).toBeEnabled();
    expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'false');
  });

  test('an answer button says its value', async () => {
    answers = [reply(`Bütçeniz?\n${buttonBlock}`), reply('Anladım.')];
    show();
    await write('parfüm{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: '1.000 TL’ye kadar' }));
    await screen.findByText('Anladım.');
    expect(asked[1]?.messages.at(-1)).toEqual({ role: 'user', content: '1000 TL altı' });
    expect(screen.queryByRole('button', { name: '1.000 TL’ye kadar' })).toBeNull();
  });

  test('stopping ends the call and keeps what has come', async () => {
    const { answer, say } = openAnswer();
    answers = [async () => answer];
    show();
    await write('parfüm{Enter}');
    await say(event({ content: 'Şimdi sayıyorum' }));
    await screen.findByText('Şimdi sayıyorum');
    await userEvent.click(screen.getByRole('button', { name: 'Durdur' }));
    expect(await screen.findByRole('button', { name: 'Tekrar dene' })).toBeVisible();
    expect(screen.getByText('Şimdi sayıyorum')).toBeVisible();
    const [, init] =
      (window.fetch as jest.Mock).mock.calls.find(([path]) => path !== '/v1/models') ?? [];
    expect(init.signal.aborted).toBe(true);
  });

  test('is kept for the tab, and a new chat begins empty', async () => {
    answers = [reply('Bütçeniz?')];
    const { unmount } = show();
    await write('parfüm{Enter}');
    await screen.findByText('Bütçeniz?');
    unmount();
    show();
    expect(screen.getByText('Bütçeniz?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yeni sohbet' }));
    expect(screen.getByText('Merhaba! Size nasıl yardımcı olabilirim?')).toBeVisible();
  });

  test('a new chat forgets the term of the old one', async () => {
    answers = [reply('Bütçeniz?'), reply('Bütçeniz?'), reply('Tamam.')];
    show('/ai-chat?query=parf%C3%BCm');
    await screen.findByText('Bütçeniz?');
    await userEvent.click(screen.getByRole('button', { name: 'Yeni sohbet' }));
    await write('telefon{Enter}');
    await screen.findByText('Tamam.');
    expect(asked.at(-1)).toEqual({
      messages: [{ role: 'user', content: 'telefon' }],
      stream: true,
    });
  });

  test('leaving the page ends the call', async () => {
    const { answer, say } = openAnswer();
    answers = [async () => answer];
    const { unmount } = show();
    await write('parfüm{Enter}');
    await say(event({ content: 'Bir' }));
    unmount();
    const [, init] =
      (window.fetch as jest.Mock).mock.calls.find(([path]) => path !== '/v1/models') ?? [];
    expect(init.signal.aborted).toBe(true);
  });

  test('bubbles carry the hour and minute', async () => {
    answers = [reply('Bütçeniz?')];
    show();
    await write('parfüm{Enter}');
    await screen.findByText('Bütçeniz?');
    for (const time of within(screen.getByRole('log')).getAllByText(/^\d\d:\d\d$/)) {
      expect(time).toHaveAttribute('dateTime');
    }
  });
});

describe('a reply that does not come', () => {
  const technical =
    'Üzgünüm, şu anda teknik bir sorun yaşıyoruz. Lütfen daha sonra tekrar deneyin.';
  const broken = 'Üzgünüm, bir hata oluştu. Lütfen tekrar deneyin.';
  const json = (status: number, body: unknown) => async () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

  test.each<[string, () => Promise<Response>, string]>([
    [
      'the service is down',
      json(500, { error: { message: 'upstream exploded at 10.0.0.1' } }),
      technical,
    ],
    ['the service refuses the key', json(401, { error: { message: 'bad key' } }), technical],
    [
      'the visitor asks too often',
      json(429, { error: { message: 'Çok hızlı gidiyorsunuz.' } }),
      'Çok hızlı gidiyorsunuz.',
    ],
    [
      'the message is too long',
      json(400, { error: { message: 'Mesajınız çok uzun.', code: 'message_too_long' } }),
      'Mesajınız çok uzun.',
    ],
    [
      'the conversation is too long',
      json(400, { error: { message: 'Sohbet çok uzadı.', code: 'conversation_too_long' } }),
      'Sohbet çok uzadı.',
    ],
    [
      'the service understands nothing',
      json(400, { error: { message: 'bad request', code: 'invalid_request' } }),
      technical,
    ],
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch')), broken],
    [
      'the stream is cut',
      async () => new Response(event({ content: 'Yarım' }), eventStream),
      broken,
    ],
    [
      'the answer is not JSON',
      async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      technical,
    ],
    ['the reply is empty', reply(''), 'Üzgünüm, bir hata oluştu.'],
    [
      'the service had an empty reply',
      json(502, { error: { message: 'x', code: 'empty_reply' } }),
      'Üzgünüm, bir hata oluştu.',
    ],
    [
      'the service fails in the middle',
      async () =>
        new Response(
          `${event({ content: 'Yarım' })}data: {"error":{"message":"x"}}\n\n`,
          eventStream,
        ),
      technical,
    ],
  ])('%s: the visitor reads it and can try again', async (_, answer, sentence) => {
    answers = [answer, reply('Buradayım.')];
    show();
    await write('parfüm{Enter}');
    expect(await screen.findByText(sentence)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    await screen.findByText('Buradayım.');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(asked[1]?.messages).toEqual([{ role: 'user', content: 'parfüm' }]);
  });

  test('what had come before the stream was cut stays readable, also after a reload', async () => {
    answers = [async () => new Response(event({ content: 'Bütçenize göre iki' }), eventStream)];
    const { unmount } = show();
    await write('parfüm{Enter}');
    expect(await screen.findByText(broken)).toBeVisible();
    expect(screen.getByText('Bütçenize göre iki')).toBeVisible();
    unmount();
    show();
    expect(await screen.findByText('Bütçenize göre iki')).toBeVisible();
  });

  test('half a character at a chunk border is put together', async () => {
    const bytes = encoder.encode(streamOf('Güneş gözlüğü?'));
    const border = bytes.indexOf(0xc3) + 1;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, border));
        controller.enqueue(bytes.slice(border));
        controller.close();
      },
    });
    answers = [async () => new Response(body, eventStream)];
    show();
    await write('gözlük{Enter}');
    expect(await screen.findByText('Güneş gözlüğü?')).toBeVisible();
  });

  test('a plain JSON answer to a streamed request is read too', async () => {
    answers = [
      json(200, { choices: [{ message: { content: 'Bütçeniz?' }, finish_reason: 'stop' }] }),
    ];
    show();
    await write('parfüm{Enter}');
    expect(await screen.findByText('Bütçeniz?')).toBeVisible();
  });
});

describe('a proposal', () => {
  test('is handed over and opens the results after two seconds', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    answers = [reply(proposal)];
    show();
    await user.type(screen.getByLabelText('Mesajınız'), 'erkek parfümü{Enter}');
    expect(await screen.findByRole('button', { name: 'Sonuçlara git' })).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/ai-chat');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByTestId('address')).toHaveTextContent('/results');
    const stored = JSON.parse(window.sessionStorage.getItem(aiResultsName) ?? '');
    expect(v.parse(aiResultsSchema, stored)).toMatchObject({
      originalQuery: 'erkek parfümü',
      aiRecommendations: ['Dior Sauvage EDT', 'Chanel Bleu EDP', 'Versace Eros EDT'],
      searchType: 'ai_recommended',
    });
  });

  test('can be opened at once', async () => {
    answers = [reply(proposal)];
    show();
    await write('parfüm{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Sonuçlara git' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/results'));
  });

  test('does not carry off a visitor who wants to stay, or who comes back', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    answers = [reply(proposal)];
    const { unmount } = show();
    await user.type(screen.getByLabelText('Mesajınız'), 'parfüm{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Sohbette kal' }));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByTestId('address')).toHaveTextContent('/ai-chat');
    unmount();
    show();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByTestId('address')).toHaveTextContent('/ai-chat');
    expect(screen.getByRole('button', { name: 'Sonuçlara git' })).toBeVisible();
  });

  test('of names that cannot be searched for is none', async () => {
    answers = [reply('1. Bir telefon\n2. Başka bir telefon\n3. Ucuz bir telefon')];
    show();
    await write('telefon{Enter}');
    expect(await screen.findByRole('button', { name: 'Önerileri listele' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sonuçlara git' })).toBeNull();
  });

  test('without three names stays, says so in the log and offers two ways on', async () => {
    answers = [reply('1. Dior Sauvage\n2. Chanel Bleu'), reply(proposal)];
    show();
    await write('parfüm{Enter}');
    expect(await screen.findByRole('link', { name: 'Sonuçlarda ara' })).toHaveAttribute(
      'href',
      '/results?q=parf%C3%BCm',
    );
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('without three product names'),
      expect.anything(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Önerileri listele' }));
    expect(await screen.findByRole('button', { name: 'Sonuçlara git' })).toBeVisible();
  });
});
