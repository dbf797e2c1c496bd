/** Translations of both markers, because models translate the names that they are told to write. */
const EITHER = ['réponse', 'antwort', 'respuesta', 'risposta', 'antwoord', 'resposta', 'odpowiedź', 'ateb']
const REPLY = marker(['reply', 'response', 'ymateb', ...EITHER])
const NEW = '(?:new|nouvelle|neue|nueva|nuova|nieuw|nova|nowa) '
const ANSWER = marker([`(?:${NEW})?answer`, `(?:${NEW})?(?:${EITHER.join('|')})`, 'ateb newydd'])
const ANSWER_ALONE = marker([`(?:${NEW})?answer`])

/** The two parts of a reply in a chat: a message to the user, and the new text of the answer. */
export interface ImprovementParts {
  /** Empty if the model wrote no such part. */
  readonly reply: string
  /** Null if there is no text under its marker. */
  readonly answer: string | null
}

/** Splits a reply at its markers, including bold, unusual or translated ones; null for a text without markers. */
export function improvementParts(text: string): ImprovementParts | null {
  const reply = REPLY.exec(text)
  if (reply === null) {
    const alone = ANSWER_ALONE.exec(text)
    return alone && { reply: '', answer: filled(text.slice(endOf(alone))) }
  }
  const rest = text.slice(endOf(reply))
  const answer = ANSWER.exec(rest)
  if (answer === null) return { reply: plain(rest), answer: null }
  return { reply: plain(rest.slice(0, answer.index)), answer: filled(rest.slice(endOf(answer))) }
}

/** Matches, at the start of a line, the word (bold or as a heading), then a colon or dash. */
function marker(words: readonly string[]): RegExp {
  return new RegExp(String.raw`^[ \t>#*_]*(?:${words.join('|')})[ \t*_]*(?::|：|[-–—](?=\s|[*_]))[ \t*_]*`, 'imu')
}

function endOf(match: RegExpExecArray): number {
  return match.index + match[0].length
}

function plain(text: string): string {
  return text.replace(/^[\s*_]+|\s+$/gu, '')
}

function filled(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}
