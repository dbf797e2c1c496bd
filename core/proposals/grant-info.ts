/** What the New Grant Application modal asks about. */
export type GrantTopic = 'purpose' | 'amount'

/** What the user typed about the application in answer to a question. */
export interface GrantInfo {
  /** Null where the question is none of the modal's. */
  readonly topic: GrantTopic | null
  readonly question: string
  readonly answer: string
}

/** As a form sends it. */
export type TypedGrantInfo = Pick<GrantInfo, 'question' | 'answer'>

const QUESTIONS: Readonly<Record<GrantTopic, string>> = {
  purpose: 'What are you applying for funding for?',
  amount: 'How much are you requesting?',
}
const TOPICS = Object.keys(QUESTIONS) as GrantTopic[]

export function grantInfoOn(topic: GrantTopic, answer: string): GrantInfo {
  return { topic, question: QUESTIONS[topic], answer }
}

/** The same with its topic, told by the modal's own words: the call of the API carries these. */
export function grantInfoOf({ question, answer }: TypedGrantInfo): GrantInfo {
  return { topic: TOPICS.find((topic) => QUESTIONS[topic] === question) ?? null, question, answer }
}

/** Empty where the user said nothing about it. */
export function saidOn(topic: GrantTopic, grantInfo: readonly GrantInfo[]): string {
  return grantInfo.find((info) => info.topic === topic)?.answer.trim() ?? ''
}
