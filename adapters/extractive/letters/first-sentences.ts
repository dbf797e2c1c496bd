import { splitSentences } from '../../../core/documents/sentences.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { REFERS_BACK } from '../answers/choose-statements.ts'

const MAX_SENTENCES = 2
const LONGEST_PARAGRAPH = 60
const SHORTEST_SENTENCE = 6

/** The first sentences that stand by themselves; empty where there is none, as in an answer that is a number or a list. */
export function firstSentences(answer: string): string {
  const chosen: string[] = []
  for (const sentence of sentencesOf(answer)) {
    if (chosen.length === 0 && REFERS_BACK.test(sentence)) continue
    if (countWords([...chosen, sentence].join(' ')) > LONGEST_PARAGRAPH) break
    chosen.push(sentence)
    if (chosen.length === MAX_SENTENCES) break
  }
  return chosen.join(' ')
}

function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*(?:[-*•#|]|\p{N}{1,2}[.)])\s?/u.test(line))
    .flatMap(splitSentences)
    .filter((sentence) => /[.!…]["'”’)\]]*$/u.test(sentence) && countWords(sentence) >= SHORTEST_SENTENCE)
}
