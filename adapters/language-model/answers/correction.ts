import type { AnswerWarning } from '../../../core/shared/answer-warning.ts'
import { sentencesIn } from '../../../core/claims/sentences.ts'

const MOST_NAMED = 20
const LONGEST_SENTENCE = 300

type Unsupported = Extract<AnswerWarning, { kind: 'unsupported' }>

/** What of a draft rests on no source, in words for the model. */
export function correctionText(text: string, warnings: readonly AnswerWarning[]): string {
  const sentences = sentencesIn(text)
  const named = warnings.filter((warning) => warning.kind === 'unsupported').slice(0, MOST_NAMED)
  const list = named.map((claim) => {
    const sentence = sentences.find(({ start, end }) => start <= claim.start && claim.start < end)
    return `- ${nameOf(claim)} (in “${(sentence?.text ?? claim.text).slice(0, LONGEST_SENTENCE)}”)`
  })
  return `These rest on no source that their sentence cites:\n${list.join('\n')}\nWrite the answer again. Source each of them, by citing what says just that; or soften it, so that it says no more than its source; or drop it. Change nothing else, and add nothing new. Reply with the answer alone.`
}

function nameOf({ claim, text }: Unsupported): string {
  return claim === 'statement' ? 'the whole statement' : `the ${claim} “${text}”`
}
