/** Words by which a model may name either part, as it translates what it was told to write. */
const EITHER = ['réponse', 'antwort', 'respuesta', 'risposta', 'antwoord', 'resposta', 'odpowiedź', 'ateb']
const REPLY = marker(['reply', 'response', 'ymateb', ...EITHER])
const NEW = '(?:new|nouvelle|neue|nueva|nuova|nieuw|nova|nowa) '
const ANSWER = marker([`(?:${NEW})?answer`, `(?:${NEW})?(?:${EITHER.join('|')})`, 'ateb newydd'])
const ANSWER_ALONE = marker([`(?:${NEW})?answer`])

/** What a model said to the user, and the text that it wants in the place of the answer. */
export interface ImprovementParts {
  /** Empty where it named no such part. */
  readonly reply: string
  /** Null without a text under its marker. */
  readonly answer: string | null
}

/** The parts of a reply by their markers, bold, odd or translated ones too; null for a text without any. */
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

/** At the beginning of a line: the word, bold or as a heading, and a colon or dash. */
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
