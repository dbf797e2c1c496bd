interface OverLimit {
  readonly unit: 'words' | 'characters'
  readonly count: number
  readonly most: number
}

const SENTENCES = {
  undone: 'I went back to the version before.',
  'nothing-to-undo': 'There is no earlier version to go back to.',
  taken: 'I took this as the answer, word for word.',
  added: 'I added your words at the end, as you wrote them.',
  'added-after': 'I added your words after what you selected, as you wrote them.',
  put: 'I replaced what you selected.',
  cut: 'I took out what you selected.',
  'no-name': 'The answer does not name your organisation, so I left it as it is.',
  'as-it-is': 'The answer says that already, so I left it as it is.',
} as const

type ChatReply =
  | { readonly code: keyof typeof SENTENCES }
  | { readonly code: 'replaced'; readonly from: string; readonly to: string; readonly count: number }
  | { readonly code: 'not-there'; readonly words: string }
  | { readonly code: 'which-figure'; readonly figures: readonly string[]; readonly figure: string }
  | { readonly code: 'no-figure'; readonly figure: string }
  | { readonly code: 'which-name'; readonly names: readonly string[]; readonly name: string }

/** Chat reply if the answer was changed by hand before the request was carried out. */
export const OVERTAKEN = 'The answer was changed by hand meanwhile, so I left it as it is.'

/** Chat reply for an immediate change, and for a text that now exceeds its limit. */
export function chatReplySentence(reply: ChatReply, over: OverLimit | null): string {
  return over === null ? sentenceOf(reply) : `${sentenceOf(reply)} ${overSentence(over)}`
}

function overSentence({ unit, count, most }: OverLimit): string {
  return `It has ${count} ${unit} now, and may have ${most}. Say “fit the limit” to shorten it.`
}

function sentenceOf(reply: ChatReply): string {
  switch (reply.code) {
    case 'replaced':
      return `I replaced “${reply.from}” with “${reply.to}”${reply.count === 1 ? '' : `, ${reply.count} times`}.`
    case 'not-there':
      return `The answer does not say “${reply.words}”, so I left it as it is.`
    case 'which-figure':
      return `Which figure do you mean: ${listed(reply.figures)}? Say for example “Replace ${reply.figures[0]} with ${reply.figure}”.`
    case 'no-figure':
      return `The answer has no figure that ${reply.figure} could replace, so I left it as it is. Say “add: …” to add a sentence with it.`
    case 'which-name':
      return `Which name is yours: ${listed(reply.names)}? Say for example “Replace ${reply.names[0]} with ${reply.name}”.`
    default:
      return SENTENCES[reply.code]
  }
}

function listed(items: readonly string[]): string {
  return items
    .slice(0, 5)
    .map((item) => `“${item}”`)
    .join(', ')
}
