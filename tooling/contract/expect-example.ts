import { calls } from '@denk/shared/product/wire';
import { faultOf } from '../standalone/network/conforms';
import type { ContractExample } from './examples';

/** The request of an example. */
export function requestOf({ call, ask }: ContractExample, origin: string): Request {
  if (typeof ask === 'string') return new Request(new URL(ask, origin));
  return new Request(new URL(calls[call].path, origin), {
    method: calls[call].method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ask),
  });
}

/** What is wrong with an answer to an example, one line each. */
export async function faultsOf(example: ContractExample, answer: Response): Promise<string[]> {
  const text = await answer.text();
  const { status, answers, call, sentence } = example;
  return [
    ...(answer.status === status ? [] : [`status ${answer.status} instead of ${status}`]),
    ...(answers === 'stream'
      ? faultsOfStream(text)
      : [faultOf(calls[call][answers], JSON.parse(text))]),
    ...(sentence && !text.includes(sentence)
      ? [`“${sentence}” is not in ${text.slice(0, 200)}`]
      : []),
  ].filter((fault) => fault !== undefined);
}

function faultsOfStream(text: string): (string | undefined)[] {
  const events = text.split('\n\n').filter(Boolean);
  const data = events.map((event) => event.replace(/^data: /, ''));
  if (data.pop() !== '[DONE]') return ['the stream does not end with [DONE]'];
  return data.map((event) => faultOf(calls.chat.event, JSON.parse(event)));
}
