import type { AnswerTask } from '../../../core/proposals/ports/answer-writer.ts'
import type { QuestionKind } from '../../../core/proposals/question/question-kind.ts'
import type { TextLimit } from '../../../core/shared/text-limit.ts'

/** Shares of its printed limit that a narrative answer should fill: funders consider less to be thin. */
const [FULL_FROM, FULL_TO] = [0.85, 0.95]
/** A lower limit asks for a line, not for a text. */
const SHORTEST_TEXT_WORDS = 20
/** Average of English, including the space. */
const CHARACTERS_OF_WORD = 6.2

/** Kinds that are answered in a line, even if the form leaves more space. */
const IN_A_LINE: Partial<Record<QuestionKind, string>> = {
  name: 'a name',
  date: 'a date',
  number: 'a number',
  money: 'an amount',
  'yes-no': 'a yes or a no',
  choice: 'a choice',
}

/** Upper estimate for all languages; English words have less than half as many. */
const TOKENS_OF_WORD = 4
/** Usual upper limits for an answer without a printed limit, and for an answer in one line. */
const [WORDS_WITHOUT_LIMIT, WORDS_IN_A_LINE] = [500, 60]

/** Usual upper limit of an answer's tokens. */
export function answerTokens({ kind = 'text', limit: { words, characters } }: AnswerTask['question']): number {
  const fromCharacters = characters === null ? null : characters / CHARACTERS_OF_WORD
  const limited = words === null && fromCharacters === null ? WORDS_WITHOUT_LIMIT : Infinity
  const most = Math.min(words ?? Infinity, fromCharacters ?? Infinity, limited)
  const text = kind in IN_A_LINE ? Math.min(most, WORDS_IN_A_LINE) : most
  return Math.ceil(Math.max(text, WORDS_IN_A_LINE) * TOKENS_OF_WORD)
}

/** The wanted length, from the kind of the question, otherwise from its limit. */
export function lengthText({ kind = 'text', limit }: AnswerTask['question']): string {
  const most = mostText(limit)
  const line = IN_A_LINE[kind]
  if (line !== undefined)
    return ['Answer in one line: the question asks for ' + line, most].filter(Boolean).join('. ') + '.'
  if (most === null) return 'No limit is given: 120 to 250 words are usual.'
  const aim = aimText(limit)
  return aim === null ? `${most}.` : `${aim}; ${most[0]!.toLowerCase()}${most.slice(1)}.`
}

/** "Aim for 170 to 190 words", from the stricter limit; null if that allows only a line. */
function aimText({ words, characters }: TextLimit): string | null {
  const fromCharacters = characters === null ? Infinity : characters / CHARACTERS_OF_WORD
  const room = Math.min(words ?? Infinity, fromCharacters)
  if (room < SHORTEST_TEXT_WORDS) return null
  const about = `${Math.round(room * FULL_FROM)} to ${Math.floor(room * FULL_TO)} words`
  if (characters === null || fromCharacters > room) return `Aim for ${about}`
  return `Aim for ${Math.round(characters * FULL_FROM)} to ${Math.floor(characters * FULL_TO)} characters, about ${about}`
}

/** "At most 200 words"; null without a limit. */
export function mostText({ words, characters, counting }: TextLimit): string | null {
  const spaces = counting === 'characters-without-spaces' ? 'spaces not counted' : 'spaces included'
  const limits = [
    words === null ? null : `${words} words`,
    characters === null ? null : `${characters} characters, ${spaces}`,
  ].filter((part) => part !== null)
  return limits.length === 0 ? null : `At most ${limits.join(' and ')}`
}
