import type { ChatRequest } from '@denk/shared/product/wire';
import type OpenAI from 'openai';
import { answerCall, type ToolCall } from './catalogue-tools';
import { listedIn, type Desk, type DeskProduct } from './guide';
import { HeldList } from './held-list';
import type { ReplyPiece, Usage } from './reply-source';
import { groundedPrompt } from './system-prompt';

export type ModelMessage = OpenAI.Chat.ChatCompletionMessageParam;

/** A piece of one answer of the model; the last one says what it called. */
export interface ModelPiece extends ReplyPiece {
  readonly calls?: readonly ToolCall[];
}

/** One answer of the model; with tools only where asked for and understood by the service. */
export type AskModel = (
  messages: readonly ModelMessage[],
  withTools: boolean,
) => AsyncIterable<ModelPiece>;

/** Rounds in which a model may call; then it has to speak. */
const mostRounds = 4;
const mostCalls = 4;

/**
 * A model's reply whose three names are the catalogue's: it searches with tools where it can and is given a short list of
 * fitting products in any case. A list with a name that the catalogue lacks is asked for once more; what is still unknown
 * is replaced by what fits, or marked. What stands before the list is passed on as it comes.
 */
export async function* groundedReply(
  { messages: said, query }: ChatRequest,
  desk: Desk,
  ask: AskModel,
): AsyncGenerator<ReplyPiece> {
  const fitting = await desk.fitting(said, query);
  const messages: ModelMessage[] = [
    { role: 'system', content: groundedPrompt(query, fitting) },
    ...said,
  ];
  const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
  let isCorrected = false;
  for (let round = 0; ; round += 1) {
    const held = new HeldList();
    let calls: readonly ToolCall[] = [];
    let finish: ReplyPiece['finish'];
    for await (const piece of ask(messages, round < mostRounds)) {
      const passes = held.take(piece.text);
      if (passes && !isCorrected) yield { text: passes };
      calls = piece.calls ?? calls;
      finish = piece.finish ?? finish;
      if (piece.usage) addTo(usage, piece.usage);
    }
    const last = { finish: finish ?? 'stop', usage };
    if (calls.length > 0 && round < mostRounds) {
      messages.push(...(await answered(calls.slice(0, mostCalls), held.all, desk)));
      continue;
    }
    const names = listedIn(held.rest);
    const left = isCorrected && names.length === 0 ? held.all : held.rest;
    if (names.length === 0) {
      yield { text: held.all.trim() === '' ? proposalOf(fitting) : left, ...last };
      return;
    }
    const known = await Promise.all(names.map((name) => desk.details(name)));
    const unknown = names.filter((_, at) => known[at] === undefined);
    if (unknown.length > 0 && !isCorrected && finish !== 'length') {
      isCorrected = true;
      messages.push(
        { role: 'assistant', content: held.all },
        { role: 'user', content: correctionOf(unknown, fitting) },
      );
      continue;
    }
    const titles = known.map((product) => product?.name);
    yield { text: withKnownNames(held.rest, names, titles, fitting), ...last };
    return;
  }
}

/** The calls and their answers as the model wants to see them. */
async function answered(
  calls: readonly ToolCall[],
  text: string,
  desk: Desk,
): Promise<ModelMessage[]> {
  const answers = await Promise.all(calls.map((call) => answerCall(call, desk)));
  return [
    {
      role: 'assistant',
      content: text || null,
      tool_calls: calls.map(({ id, name, arguments: written }) => ({
        id,
        type: 'function' as const,
        function: { name, arguments: written },
      })),
    },
    ...calls.map(({ id }, at): ModelMessage => ({
      role: 'tool',
      tool_call_id: id,
      content: answers[at] ?? '',
    })),
  ];
}

const correctionOf = (unknown: readonly string[], fitting: readonly DeskProduct[]): string =>
  `Şu adlar katalogda yok: ${unknown.join('; ')}. Önerini yalnız katalogdaki adlarla yeniden yaz.${
    fitting.length > 0 ? ` Uyanlar: ${fitting.map(({ name }) => name).join('; ')}.` : ''
  }`;

/** What a model that only ever calls leaves unsaid. */
const proposalOf = (fitting: readonly DeskProduct[]): string =>
  fitting.length < 3
    ? ''
    : `Katalogda isteklerinize en yakın üç ürün:\n\n${fitting
        .slice(0, 3)
        .map(({ name, facts }, at) => `${at + 1}. ${name} - ${facts}`)
        .join('\n')}\n\nFiyat karşılaştırması ve satın alma bağlantıları hazırlanıyor...`;

/** The list with the catalogue's own names; an unknown one gives way to what fits, or says that it is not there. */
function withKnownNames(
  text: string,
  names: readonly string[],
  titles: readonly (string | undefined)[],
  fitting: readonly DeskProduct[],
): string {
  const spare = fitting.filter(({ name }) => !titles.includes(name));
  const notes: string[] = [];
  let at = -1;
  const lines = text.split('\n').map((line) => {
    const item = /^([\s>*_#]*\d{1,2}\.[*_]*\s+)\S/.exec(line);
    if (!item || listedIn(`${line}\n${line}`).length === 0) return line;
    at += 1;
    const [name = '', title] = [names[at], titles[at]];
    if (title === name) return line;
    if (title) return `${item[1] ?? ''}${title}`;
    const other = spare.shift();
    if (!other) return `${item[1] ?? ''}${name} - katalogda bulamadım`;
    notes.push(`“${name}” katalogda olmadığı için yerine “${other.name}” geldi.`);
    return `${item[1] ?? ''}${other.name} - ${other.facts}`;
  });
  return [lines.join('\n'), ...notes].join('\n\n');
}

function addTo(sum: { -readonly [name in keyof Usage]: number }, more: Usage): void {
  sum.prompt_tokens += more.prompt_tokens;
  sum.completion_tokens += more.completion_tokens;
  sum.total_tokens += more.total_tokens;
}
