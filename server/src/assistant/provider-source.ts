import type OpenAI from 'openai';
import { ChatProblem } from './chat-problem';
import { usualProviderLimits, type ChatSettings } from './chat-settings';
import { toolDefinitions, type ToolCall } from './catalogue-tools';
import { groundedReply, type ModelMessage, type ModelPiece } from './grounded-reply';
import { providerFetch } from './provider-fetch';
import type { ReplySource } from './reply-source';
import { systemPrompt } from './system-prompt';
import { Watch } from './watch';

const temperature = 0.7;
const mostTokens = 500;

/** The configured service's client: one retry, and a limit on the wait for an answer. */
export async function providerClient(settings: ChatSettings): Promise<OpenAI> {
  // Only whoever has configured a service reads the package.
  const { OpenAI } = await import('openai');
  return new OpenAI({
    // A local service without a key still wants the header.
    apiKey: settings.apiKey ?? 'none',
    ...(settings.baseUrl !== undefined && { baseURL: settings.baseUrl }),
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    timeout: (settings.providerLimits ?? usualProviderLimits).answerMs,
    maxRetries: 1,
    fetch: providerFetch,
    logLevel: 'off',
  });
}

/**
 * Any OpenAI-compatible service as a source: a limit on every wait, and an end of the upstream call as soon as the visitor
 * leaves. With a desk its proposals are the catalogue's, and it may call for them unless it refuses tools. What the
 * provider says about itself goes into `ChatProblem.cause`, never further.
 */
export function providerSource(settings: ChatSettings): ReplySource {
  const limits = settings.providerLimits ?? usualProviderLimits;
  const client = providerClient(settings);
  const { desk } = settings;
  let knowsTools = true;

  async function* ask(
    messages: readonly ModelMessage[],
    withTools: boolean,
    watch: Watch,
    wantsUsage = false,
  ): AsyncGenerator<ModelPiece> {
    const begin = async (tools: boolean) =>
      (await client).chat.completions.create(
        {
          model: settings.model,
          temperature,
          [settings.maxTokensField]: mostTokens,
          messages: [...messages],
          stream: true as const,
          ...(tools && { tools: toolDefinitions }),
          ...(wantsUsage && { stream_options: { include_usage: true } }),
        },
        { signal: watch.signal },
      );
    const tools = withTools && knowsTools;
    const stream = await begin(tools).catch((error: unknown) => {
      if (!tools || !refusesTools(error)) throw error;
      knowsTools = false;
      return begin(false);
    });
    const calls = new Map<number, ToolCall>();
    let finished = false;
    for await (const { choices, usage } of stream) {
      const [choice] = choices ?? [];
      const text = choice?.delta?.content ?? '';
      const finish = choice?.finish_reason;
      for (const { index, id, function: called } of choice?.delta?.tool_calls ?? []) {
        // A call comes in parts: its name first, its arguments letter by letter.
        const before = calls.get(index) ?? { id: '', name: '', arguments: '' };
        calls.set(index, {
          id: before.id || (id ?? `call-${index}`),
          name: before.name + (called?.name ?? ''),
          arguments: (before.arguments + (called?.arguments ?? '')).slice(0, longestArguments),
        });
      }
      if (text) watch.expect(limits.silenceMs);
      if (finish) finished = true;
      if (text || finish || usage) {
        yield {
          text,
          ...(finish && { finish: finish === 'length' ? 'length' : 'stop' }),
          ...(usage && { usage }),
          ...(finish && calls.size > 0 && { calls: [...calls.values()] }),
        };
      }
    }
    if (!finished && !watch.signal.aborted)
      throw new Error('the stream ended before its reply did');
  }

  return async function* answer(request, leave) {
    const watch = new Watch(leave);
    let finished = false;
    watch.expect(limits.firstTextMs);
    try {
      const { messages, query, wantsUsage } = request;
      const system = { role: 'system' as const, content: systemPrompt(query) };
      const pieces = desk
        ? groundedReply(request, desk, (said, tools) => ask(said, tools, watch, wantsUsage))
        : ask([system, ...messages], false, watch, wantsUsage);
      for await (const { text, finish, usage } of pieces) {
        finished ||= finish !== undefined;
        yield { text, ...(finish && { finish }), ...(usage && { usage }) };
      }
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

const longestArguments = 4000;

/** Services that do not know tools say so in many words, but with few numbers. */
const refusesTools = (error: unknown): boolean =>
  error instanceof Error &&
  'status' in error &&
  [400, 404, 405, 415, 422, 501].includes(Number(error.status));
