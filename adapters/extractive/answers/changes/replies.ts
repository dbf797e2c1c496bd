import type { SourcePassage } from '../../../../core/shared/source-passage.ts'

/** Chat replies of the built-in improver about its change, or the reason for none. */
export const REPLIES = {
  nothingToChange:
    'There is no draft to change yet. Tell me what the answer should speak of, or write it here in your own words.',
  shortened: (from: number, to: number) => `I shortened the answer from ${from} to ${to} words, in whole sentences.`,
  fitsAlready: 'The answer fits the limit already, so I left it as it is.',
  noLimit: 'This question has no limit, so I left the answer as it is. Say “shorter” to shorten it.',
  shortAlready: 'The answer is as short as that already, so I left it as it is.',
  cannotShorten: 'The answer can’t be made that short in whole sentences, so I did not shorten it.',
  found: (topic: string, passages: readonly SourcePassage[]) =>
    `I can’t write that without a language model. Your documents say on “${topic}”:\n\n${passages.map(quoted).join('\n\n')}\n\nWrite what you want of it here in quotation marks and ask me to add it.`,
  notFound: (topic: string) =>
    `I found nothing on “${topic}” in your documents, so I left the answer as it is. Upload a document that covers it, or write the sentence here in quotation marks and ask me to add it.`,
  inserted: 'I added your own words as you wrote them. No document backs them.',
  removed: (topic: string, count: number) =>
    `I took out ${count === 1 ? 'the sentence that speaks' : `${count} sentences that speak`} of “${topic}”.`,
  notSaid: (topic: string) => `No sentence of the answer speaks of “${topic}”, so I left it as it is.`,
  allSaid: (topic: string) =>
    `Every sentence of the answer speaks of “${topic}”. I left it as it is: nothing would remain.`,
  welcome: 'You’re welcome. I left the answer as it is.',
  cannotReword:
    'I can’t reword sentences: no language model is configured. I can make the answer shorter, take sentences out, add what you write in quotation marks, and show what your documents say on something.',
  overLimit: 'What you ask for does not fit in the limit of this question, so I left the answer as it is.',
}

function quoted({ passage, fileName, page }: SourcePassage): string {
  return `“${passage}” (${fileName}${page === null ? '' : `, page ${page}`})`
}
