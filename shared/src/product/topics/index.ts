export { matchTopic } from './match-topic';
export { mentions } from './phrases';
export { topics } from './topics';
export type { Topic, TopicId, TopicKeywords } from './keywords/topic';
