import OpenAI from 'openai';
import { ChatProblem } from './chat-problem';
import { usualProviderLimits, type ChatSettings } from './chat-settings';
import { providerFetch } from './provider-fetch';
import type { ReplySource } from './reply-source';
import { systemPrompt } from './system-prompt';

const temperature = 0.7;
const mostTokens = 500;

/**
 * Any OpenAI-compatible service as a source: one retry, a limit on every wait, and an end of the upstream call as soon as
 * the visitor leaves. What the provider says about itself goes into `ChatProblem.cause`, never further.
 */
export function providerSource(settings: ChatSettings): ReplySource {
  const limits = settings.providerLimits ?? usualProviderLimits;
  const client = new OpenAI({
    // A local service without a key still wants the header.
    apiKey: settings.apiKey ?? 'none',
    ...(settings.baseUrl !== undefined && { baseURL: settings.baseUrl }),
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    timeout: limits.answerMs,
    maxRetries: 1,
    fetch: providerFetch,
    logLevel: 'off',
  });

  return async function* answer({ messages, query }, leave) {
    const watch = new Watch(leave);
    let finished = false;
    watch.expect(limits.firstTextMs);
    try {
      const stream = await client.chat.completions.create(
        {
          model: settings.model,
          temperature,
          [settings.maxTokensField]: mostTokens,
          messages: [{ role: 'system', content: systemPrompt(query) }, ...messages],
          stream: true,
        },
        { signal: watch.signal },
      );
      for await (const chunk of stream) {
        const [choice] = chunk.choices ?? [];
        const text = choice?.delta?.content ?? '';
        const finish = choice?.finish_reason;
        if (text) watch.expect(limits.silenceMs);
        if (finish) {
          finished = true;
          yield { text, finish: finish === 'length' ? 'length' : 'stop' };
        } else if (text) yield { text };
      }
      if (!finished && !leave.aborted) throw new Error('the stream ended before its reply did');
    } catch (error) {
      if (leave.aborted) return;
      throw new ChatProblem(
        'service_unavailable',
        watch.ranOut ? new Error('took too long') : error,
      );
    } finally {
      watch.stop(finished);
    }
  };
}

/** Made once: an exception for every abort would collect a stack each time. */
const ended = new Error('the turn ended');

/** Aborts when the visitor leaves or when nothing came in time. */
class Watch {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  ranOut = false;

  constructor(private readonly leave: AbortSignal) {
    if (leave.aborted) this.abort();
    else leave.addEventListener('abort', this.abort, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** The next piece has to come within so many milliseconds. */
  expect(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.ranOut = true;
      this.abort();
    }, milliseconds);
  }

  stop(finished: boolean): void {
    clearTimeout(this.timer);
    this.leave.removeEventListener('abort', this.abort);
    // Whatever is still open upstream ends with the turn.
    if (!finished) this.abort();
  }

  private readonly abort = () => this.controller.abort(ended);
}
