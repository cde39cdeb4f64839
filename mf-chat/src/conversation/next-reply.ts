import { assessReply } from './assess-reply';
import { visibleWhileStreaming } from '../reply/button-block';
import { readReply, type ReplyPorts, type ReplyRequest } from '../stream/read-reply';

/**
 * Asks for the next reply and says what it means for the conversation; what may be shown of it is told as it comes.
 * Throws what `readReply` throws.
 */
export async function nextReply(
  request: ReplyRequest,
  ports: ReplyPorts,
): Promise<ReturnType<typeof assessReply>> {
  const onText = (raw: string) => request.onText(visibleWhileStreaming(raw));
  return assessReply(await readReply({ ...request, onText }, ports), request.messages);
}
