import { saysNearlyTheSame, tracesOf } from '../../../core/memory/near-duplicates.ts'
import type { AnswerToRead, Finding, ProofreadingTask } from '../../../core/proofreading/ports/proofreader.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { answerSentences, type AnswerSentence } from './answer-sentences.ts'

/** Shorter ones are the same by chance. */
const FEWEST_WORDS = 12
/** Of the eight traces of a sentence, those that one which says nearly the same has at least. */
const FEWEST_TRACES = 3

/** Sentences that stand in two answers, one for each pair of answers. An answer that sums up another one repeats it. */
export function repeatedSentences(task: ProofreadingTask): Finding[] {
  const long = answerSentences(task).filter(({ text }) => countWords(text) >= FEWEST_WORDS)
  const seen = new Map<string, AnswerSentence[]>()
  const pairs = new Set<string>()
  return long.flatMap((sentence) => {
    const earlier = remembered(seen, sentence).find((other) => isRepeated(sentence, other))
    if (earlier === undefined) return []
    const pair = `${earlier.answer.position} ${sentence.answer.position}`
    if (pairs.has(pair)) return []
    pairs.add(pair)
    return [finding(sentence, earlier)]
  })
}

/** Those before it that may be the same, which it joins: each is compared with few others, however many there are. */
function remembered(seen: Map<string, AnswerSentence[]>, sentence: AnswerSentence): AnswerSentence[] {
  const alike = tracesOf(sentence.text).map((trace) => seen.get(trace) ?? seen.set(trace, []).get(trace) ?? [])
  const shared = new Map<AnswerSentence, number>()
  for (const other of alike.flat()) shared.set(other, (shared.get(other) ?? 0) + 1)
  for (const list of alike) list.push(sentence)
  return [...shared].flatMap(([other, count]) => (count >= FEWEST_TRACES ? [other] : []))
}

function isRepeated(one: AnswerSentence, other: AnswerSentence): boolean {
  if (one.answer === other.answer || sumsUp(one.answer, other.answer) || sumsUp(other.answer, one.answer)) return false
  return saysNearlyTheSame(one.text, other.text)
}

function sumsUp(one: AnswerToRead, other: AnswerToRead): boolean {
  return one.sumsUp.includes(other.position)
}

function finding({ answer: { position }, text }: AnswerSentence, { answer, text: words }: AnswerSentence): Finding {
  const other = { position: answer.position, words }
  return { kind: 'repetition', position, words: text, other, why: { code: 'proofreading.repeated' }, replacement: null }
}
