/** The writer's own sentences beside a question without an answer. */
export const PHRASES = {
  /** `question` is the question, shortened. */
  nothingFound: (question: string) =>
    `We found nothing in your documents on “${question}”. Add a document that covers it, or tell us in the chat.`,
  nothingFoundShort: 'Not in your documents yet.',
  tooShort: 'No sentence in your documents fits in this limit.',
  askFor: (question: string) => `We need this from you: “${question}”. Fill it in under “What we still need from you”.`,
  askForShort: 'We need this from you.',
}

const LONGEST_ECHO = 100

/** The question for use in a sentence: one line, cut between words. */
export function quotedQuestion(question: string): string {
  const line = question.replace(/\s+/gu, ' ').replace(/[?.:*\s]+$/u, '')
  return line.length <= LONGEST_ECHO ? line : `${line.slice(0, LONGEST_ECHO).replace(/\s+\S*$/u, '')}…`
}
