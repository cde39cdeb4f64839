/** A search that a screen of ours offers. */
export interface OfferedTerm {
  /** What is searched, and shown unless there is a label. */
  readonly term: string;
  readonly label?: string;
  /** `results` for what has no questions of its own. Default: the questionnaire. */
  readonly leadsTo?: 'questionnaire' | 'results';
}
