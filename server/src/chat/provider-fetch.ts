import * as v from 'valibot';

const longestRetryWaitMs = 500;

const wholeReplySchema = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        message: v.object({ content: v.nullish(v.string()) }),
        finish_reason: v.nullish(v.string()),
      }),
    ),
    v.minLength(1),
  ),
});

/**
 * The network as the provider's client sees it. A refusing service may ask for hours of patience: no retry waits longer
 * than half a second. A service that cannot stream answers with the whole reply: it becomes a stream of one piece.
 */
export const providerFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!answer.ok) return withShortRetry(answer);
  const isWhole = answer.headers.get('content-type')?.includes('application/json') ?? false;
  return isWhole ? asStream(answer) : answer;
};

function withShortRetry(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete('retry-after');
  const asked = Number(headers.get('retry-after-ms') ?? longestRetryWaitMs);
  headers.set('retry-after-ms', String(Math.min(asked || longestRetryWaitMs, longestRetryWaitMs)));
  return new Response(answer.body, { status: answer.status, headers });
}

async function asStream(answer: Response): Promise<Response> {
  const json: unknown = await answer.json();
  const whole = v.safeParse(wholeReplySchema, json);
  const [choice] = whole.success ? whole.output.choices : [];
  const piece = choice
    ? {
        choices: [
          {
            index: 0,
            delta: { content: choice.message.content ?? '' },
            finish_reason: choice.finish_reason ?? 'stop',
          },
        ],
      }
    : json;
  return new Response(`data: ${JSON.stringify(piece)}\n\ndata: [DONE]\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });
}
