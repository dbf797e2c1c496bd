/** Topics in the New Grant Application modal. */
export type GrantTopic = 'purpose' | 'amount'

/** A detail of the application that the user typed as the answer to a question. */
export interface GrantInfo {
  /** Null if the question is not from the modal. */
  readonly topic: GrantTopic | null
  readonly question: string
  readonly answer: string
}

/** As requests send it. */
export type TypedGrantInfo = Pick<GrantInfo, 'question' | 'answer'>

const QUESTIONS: Readonly<Record<GrantTopic, string>> = {
  purpose: 'What are you applying for funding for?',
  amount: 'How much are you requesting?',
}
const TOPICS = Object.keys(QUESTIONS) as GrantTopic[]

export function grantInfoOn(topic: GrantTopic, answer: string): GrantInfo {
  return { topic, question: QUESTIONS[topic], answer }
}

/** Adds the topic, recognised by the modal's question, which API requests contain. */
export function grantInfoOf({ question, answer }: TypedGrantInfo): GrantInfo {
  return { topic: TOPICS.find((topic) => QUESTIONS[topic] === question) ?? null, question, answer }
}

/** Empty if the user did not answer it. */
export function saidOn(topic: GrantTopic, grantInfo: readonly GrantInfo[]): string {
  return grantInfo.find((info) => info.topic === topic)?.answer.trim() ?? ''
}
