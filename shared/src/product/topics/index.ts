export { matchTopic, mentions } from './match-topic';
export { topics } from './topics';
export type { Topic, TopicId, TopicKeywords } from './keywords/topic';
