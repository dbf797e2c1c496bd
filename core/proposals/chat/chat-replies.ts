import { countCharacters, countWords, type TextLimit } from '../../shared/text-limit.ts'

/** What the chat says of what it did at once, or why it did nothing. */
export const CHAT_REPLIES = {
  undone: 'I went back to the version before.',
  nothingToUndo: 'There is no earlier version to go back to.',
  taken: 'I took this as the answer, word for word.',
  added: 'I added your words at the end, as you wrote them.',
  addedAfter: 'I added your words after what you selected, as you wrote them.',
  put: 'I replaced what you selected.',
  cut: 'I took out what you selected.',
  replaced: (from: string, to: string, count: number) =>
    `I replaced “${from}” with “${to}”${count === 1 ? '' : `, ${count} times`}.`,
  notThere: (words: string) => `The answer does not say “${words}”, so I left it as it is.`,
  whichFigure: (figures: readonly string[], figure: string) =>
    `Which figure do you mean: ${listed(figures)}? Say for example “Replace ${figures[0]} with ${figure}”.`,
  noFigure: (figure: string) =>
    `The answer has no figure that ${figure} could replace, so I left it as it is. Say “add: …” to add a sentence with it.`,
  whichName: (names: readonly string[], name: string) =>
    `Which name is yours: ${listed(names)}? Say for example “Replace ${names[0]} with ${name}”.`,
  noName: 'The answer does not name your organisation, so I left it as it is.',
  asItIs: 'The answer says that already, so I left it as it is.',
} as const

/** A sentence for a text that is over its limit; empty where it is not. */
export function limitNote(text: string, { words, characters }: TextLimit): string {
  const [hasWords, hasCharacters] = [countWords(text), countCharacters(text)]
  const tooLong = 'Say “fit the limit” to shorten it.'
  if (words !== null && hasWords > words) return ` It has ${hasWords} words now, and may have ${words}. ${tooLong}`
  if (characters !== null && hasCharacters > characters)
    return ` It has ${hasCharacters} characters now, and may have ${characters}. ${tooLong}`
  return ''
}

function listed(items: readonly string[]): string {
  return items
    .slice(0, 5)
    .map((item) => `“${item}”`)
    .join(', ')
}
