export { deviceWishSchema, questionnaireResultsSchema, aiResultsSchema } from './handoff';
export type { Answers, QuestionnaireResults, DeviceWish, AiResults } from './handoff';
export { aiResultsName, questionnaireResultsName } from './names';
