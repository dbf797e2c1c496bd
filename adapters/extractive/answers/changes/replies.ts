/** Chat replies of the built-in improver about its change, or the reason for none. */
export const REPLIES = {
  nothingToChange:
    'There is no draft to change yet. Tell me what the answer should speak of, or write it here in your own words.',
  shortened: (from: number, to: number) => `I shortened the answer from ${from} to ${to} words, in whole sentences.`,
  fitsAlready: 'The answer fits the limit already, so I left it as it is.',
  noLimit: 'This question has no limit, so I left the answer as it is. Say “shorter” to shorten it.',
  figuresAdded: (files: string) => `I added figures from your documents (${files}).`,
  noFigures: 'I found no more figures on this question in your documents, so I left the answer as it is.',
  shortAlready: 'The answer is as short as that already, so I left it as it is.',
  cannotShorten: 'The answer can’t be made that short in whole sentences, so I did not shorten it.',
  added: (topic: string, files: string) => `I added what your documents say on “${topic}” (${files}).`,
  madeRoom: (count: number) =>
    `To keep within the limit I left out ${count === 1 ? 'one other sentence' : `${count} other sentences`}.`,
  notFound: (topic: string) =>
    `I found nothing on “${topic}” in your documents, so I left the answer as it is. Upload a document that covers it, or write the sentence here in quotation marks and ask me to add it.`,
  saidAlready: (topic: string) =>
    `The answer says what your documents hold on “${topic}” already, so I left it as it is.`,
  noRoom: (topic: string) =>
    `Your documents speak of “${topic}”, but no whole sentence on it fits in the limit of this question. I left the answer as it is.`,
  inserted: 'I added your own words as you wrote them. No document backs them.',
  removed: (topic: string, count: number) =>
    `I took out ${count === 1 ? 'the sentence that speaks' : `${count} sentences that speak`} of “${topic}”.`,
  notSaid: (topic: string) => `No sentence of the answer speaks of “${topic}”, so I left it as it is.`,
  allSaid: (topic: string) =>
    `Every sentence of the answer speaks of “${topic}”. I left it as it is: nothing would remain.`,
  welcome: 'You’re welcome. I left the answer as it is.',
  cannotReword:
    'I can’t reword sentences: no language model is configured. I can make the answer shorter, add what your documents say on something, or take sentences out.',
  cannotDo: (asked: string) => `I can’t do that (“${asked}”): I can only change this answer.`,
  isUnchanged: 'The answer is unchanged.',
  overLimit: 'What you ask for does not fit in the limit of this question, so I left the answer as it is.',
}
