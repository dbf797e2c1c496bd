import type { FormWordKind } from '../../../core/languages/language-data.ts'
import { formWords } from '../../../core/languages/languages.ts'
import type { QuestionKind } from '../../../core/proposals/question/question-kind.ts'
import { askingOf, wordsIn } from './prompts.ts'

const HEADS: readonly (readonly [QuestionKind, FormWordKind])[] = [
  ['number', 'countHeads'],
  ['money', 'amountHeads'],
  ['date', 'dateHeads'],
  ['address', 'addressHeads'],
  ['name', 'nameHeads'],
]
const FIRST = HEADS.map(
  ([kind, words]) => [kind, new RegExp(String.raw`^(?:${formWords(words)})(?!\p{L})`, 'iu')] as const,
)
const LAST = HEADS.map(
  ([kind, words]) => [kind, new RegExp(String.raw`(?<!\p{L})(?:${formWords(words)})$`, 'iu')] as const,
)
/** "What is the …", "Your …" before the main noun of a label. */
const BEFORE = new RegExp(String.raw`^(?:(?:${formWords('whatIs')}|${formWords('determiners')}) |l['’])`, 'iu')
/** "Start date of the project": the words after the main noun. */
const OF_WHAT = /\s+(?:of|for|from|in|to|de|du|des|del|della|di|da|do|van|von|der|für|pour|para|per|voor|av|af)\s.*$/iu
/** "… (if any)" after the main noun. */
const AFTER = /[\s:?.,([].*?[:?.,)\]]*$/iu
/** Two facts at once, or an address that is not a place. */
const OTHER =
  /(?<!\p{L})(?:and|und|et|y|e|en|och|og|ja|ac|oraz|or|e-?mail|web\p{L}*|url|tel\p{L}*|phone|fax|why|how do|how will)(?!\p{L})|[/&]/iu
const LONGEST_FACT = 12
const MOST_BEFORE = 4

/** The kind of text answer: a fact if a short label's main noun names one, or else text. */
export function kindOfQuestion(text: string): QuestionKind {
  if (wordsIn(text) > LONGEST_FACT || askingOf(text) === 'request' || OTHER.test(text)) return 'text'
  let label = text.trim()
  for (let step = 0; step < MOST_BEFORE; step++) label = label.replace(BEFORE, '')
  const head = label.replace(/\s*[([].*$/u, '').replace(/[\s:?.*]+$/u, '')
  const isLabel = label !== text.trim() || !/\?/u.test(text)
  return (
    kindIn(FIRST, head) ??
    (isLabel ? [head, head.replace(OF_WHAT, ''), head.replace(AFTER, '')].map((each) => kindIn(LAST, each)) : []).find(
      (kind) => kind !== null,
    ) ??
    'text'
  )
}

function kindIn(heads: typeof FIRST, label: string): QuestionKind | null {
  return heads.find(([, pattern]) => pattern.test(label))?.[0] ?? null
}
