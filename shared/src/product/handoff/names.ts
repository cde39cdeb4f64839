/** Session storage name of the questionnaire's handoff (docs/product.md#questionnaire-handoff). */
export const questionnaireResultsName = 'questionnaireResults';

/** Session storage name of the chat's handoff (docs/product.md#chat-handoff). */
export const aiResultsName = 'aiResults';
