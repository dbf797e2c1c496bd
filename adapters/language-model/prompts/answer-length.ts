import type { AnswerTask } from '../../../core/proposals/ports/answer-writer.ts'
import type { QuestionKind } from '../../../core/proposals/question/question-kind.ts'
import type { TextLimit } from '../../../core/shared/text-limit.ts'

/** Shares of its printed limit that a narrative answer fills: funders read less as thin, and more does not fit. */
const [FULL_FROM, FULL_TO] = [0.85, 0.95]
/** Below this, a limit asks for a line and not for a text. */
const SHORTEST_TEXT_WORDS = 20
/** Of English, with the space after it. */
const CHARACTERS_OF_WORD = 6.2

/** What is answered in a line, however much room its form leaves. */
const IN_A_LINE: Partial<Record<QuestionKind, string>> = {
  name: 'a name',
  date: 'a date',
  number: 'a number',
  money: 'an amount',
  'yes-no': 'a yes or a no',
  choice: 'a choice',
}

/** Of any language; a word of English has less than half of them. */
const TOKENS_OF_WORD = 4
/** As many as an answer without a printed limit has at most, as a rule, and one in a line. */
const [WORDS_WITHOUT_LIMIT, WORDS_IN_A_LINE] = [500, 60]

/** How many tokens the answer takes at most, as a rule. */
export function answerTokens({ kind = 'text', limit: { words, characters } }: AnswerTask['question']): number {
  const fromCharacters = characters === null ? null : characters / CHARACTERS_OF_WORD
  const limited = words === null && fromCharacters === null ? WORDS_WITHOUT_LIMIT : Infinity
  const most = Math.min(words ?? Infinity, fromCharacters ?? Infinity, limited)
  const text = kind in IN_A_LINE ? Math.min(most, WORDS_IN_A_LINE) : most
  return Math.ceil(Math.max(text, WORDS_IN_A_LINE) * TOKENS_OF_WORD)
}

/** How long the answer is to be: from the kind of the question first, then from its limit. */
export function lengthText({ kind = 'text', limit }: AnswerTask['question']): string {
  const most = mostText(limit)
  const line = IN_A_LINE[kind]
  if (line !== undefined)
    return ['Answer in one line: the question asks for ' + line, most].filter(Boolean).join('. ') + '.'
  if (most === null) return 'No limit is given: 120 to 250 words are usual.'
  const aim = aimText(limit)
  return aim === null ? `${most}.` : `${aim}; ${most[0]!.toLowerCase()}${most.slice(1)}.`
}

/** "Aim for 170 to 190 words", from the limit that is reached first; null where there is room for a line alone. */
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
