import type { CallName } from '@denk/shared/product/wire';

/** One exchange that the site's server and a scenario must answer alike. */
export interface ContractExample {
  readonly says: string;
  readonly call: CallName;
  /** The whole address of a GET, or the body of a POST. */
  readonly ask: string | object;
  readonly status: number;
  /** Which of the call's contracts the answer keeps. */
  readonly answers: 'answer' | 'refusal' | 'stream';
  /** What the answer's text contains: the sentence a visitor reads. */
  readonly sentence?: string;
  /** The scenario that shows it: `mf-chat/limited`. */
  readonly scenario: string;
}

const turn = (content: string) => ({ role: 'user', content });

/** What the pages rely on, as exchanges. */
export const contractExamples: readonly ContractExample[] = [
  {
    says: 'a search is answered with products',
    call: 'search',
    ask: { query: 'telefon' },
    status: 200,
    answers: 'answer',
    scenario: 'mf-results/list',
  },
  {
    says: 'a search for recommended names is answered with products',
    call: 'search',
    ask: { query: '"Nike Pegasus 41"', searchType: 'ai_recommended' },
    status: 200,
    answers: 'answer',
    scenario: 'mf-results/ai',
  },
  {
    says: 'a search with what the questionnaire found out gives reasons',
    call: 'search',
    ask: {
      query: 'akıllı telefon',
      filters: {
        criteria: [
          {
            id: 'brand_preference',
            label: 'Marka: Samsung',
            strength: 'wish',
            test: { type: 'brand', anyOf: ['samsung'] },
          },
        ],
      },
    },
    status: 200,
    answers: 'answer',
    sentence: '"reasons"',
    scenario: 'mf-results/questionnaire',
  },
  {
    says: 'a tab without a query is answered',
    call: 'search',
    ask: { query: '', filters: { content_type: 'movies' } },
    status: 200,
    answers: 'answer',
    scenario: 'mf-results/movies',
  },
  {
    says: 'nothing found is an answer, not a failure',
    call: 'search',
    ask: { query: 'qwertyuiop zxcvbnm' },
    status: 200,
    answers: 'answer',
    sentence: '"products":[]',
    scenario: 'mf-results/empty-plain',
  },
  {
    says: 'an empty query is an answer that says so',
    call: 'search',
    ask: { query: '' },
    status: 200,
    answers: 'answer',
    sentence: 'Arama sorgusu boş olamaz',
    scenario: 'mf-results/error-blank',
  },
  {
    says: 'a malformed search is refused with a reason',
    call: 'search',
    ask: { query: 7 },
    status: 400,
    answers: 'refusal',
    sentence: 'Geçersiz istek: query alanı',
    scenario: 'mf-results/error-refused',
  },
  {
    says: 'a streamed turn comes in events',
    call: 'chat',
    ask: { stream: true, messages: [turn('akıllı telefon')] },
    status: 200,
    answers: 'stream',
    scenario: 'mf-chat/question',
  },
  {
    says: 'a turn that is not streamed is one answer',
    call: 'chat',
    ask: { stream: false, messages: [turn('akıllı telefon')] },
    status: 200,
    answers: 'answer',
    scenario: 'mf-chat/plain',
  },
  {
    says: 'a message of more than 2.000 characters is refused',
    call: 'chat',
    ask: { stream: true, messages: [turn('a'.repeat(2001))] },
    status: 400,
    answers: 'refusal',
    sentence: 'Mesajınız çok uzun. Lütfen 2.000 karakterden kısa yazın.',
    scenario: 'mf-chat/too-long',
  },
  {
    says: 'a conversation of more than 40 messages is refused',
    call: 'chat',
    ask: { stream: true, messages: Array.from({ length: 41 }, () => turn('merhaba')) },
    status: 400,
    answers: 'refusal',
    sentence: 'Sohbet çok uzadı. Lütfen yeni bir sohbet başlatın.',
    scenario: 'mf-chat/too-many',
  },
  {
    says: 'suggestions complete a word',
    call: 'suggestions',
    ask: '/api/suggestions?q=lap',
    status: 200,
    answers: 'answer',
    scenario: 'shell/suggestions',
  },
  {
    says: 'a product page has its product, sellers and similar ones',
    call: 'product',
    ask: '/api/products/tv-tcl-55c6k',
    status: 200,
    answers: 'answer',
    scenario: 'mf-static-pages/product-ready',
  },
  {
    says: 'an unknown product is not found',
    call: 'product',
    ask: '/api/products/boyle-bir-urun-yok',
    status: 404,
    answers: 'refusal',
    sentence: 'Ürün bulunamadı',
    scenario: 'mf-static-pages/product-missing',
  },
  {
    says: 'products that are compared come with all their facts',
    call: 'products',
    ask: '/api/products?ids=tv-tcl-55c6k,boyle-bir-urun-yok',
    status: 200,
    answers: 'answer',
    sentence: '"facts"',
    scenario: 'mf-results/comparison',
  },
];
