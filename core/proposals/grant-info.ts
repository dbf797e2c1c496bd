/** One of the fixed questions of the New Grant Application modal with what the user typed. */
export interface GrantInfo {
  readonly question: string
  readonly answer: string
}

export const PURPOSE_QUESTION = 'What are you applying for funding for?'
export const AMOUNT_QUESTION = 'How much are you requesting?'
