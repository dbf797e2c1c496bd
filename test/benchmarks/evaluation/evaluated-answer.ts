import { checkDraft } from '../../../core/drafting/check-draft.ts'
import { openChoices } from '../../../core/proposals/answer/open-choices.ts'
import type { AnswerDraft, AnswerTask } from '../../../core/proposals/ports/answer-writer.ts'
import { sentencesIn } from '../../../core/claims/sentences.ts'
import { countWords, isWithin } from '../../../core/shared/text-limit.ts'
import { countFacts, evidenceHeld } from '../labelled-libraries.ts'
import type { EvaluatedQuestion } from './evaluated-question.ts'

/** What an answer is worth, counted. */
export interface AnswerGrade {
  /** Whether it says that the documents don't tell, or rests on none of them. */
  readonly isDeclined: boolean
  readonly facts: number
  readonly factsPresent: number
  /** The share of the evidence that its first sources hold; null without labels. */
  readonly evidenceCited: number | null
  readonly isWithinLimit: boolean
  /** Whether it was cut at the end of a sentence, as the model wrote more than the limit. */
  readonly isCut: boolean
  /** Its words as a share of its limit; null for what is no narrative. */
  readonly filled: number | null
  readonly sentences: number
  /** Sentences that cite nothing; general ones may. */
  readonly uncitedSentences: number
  /** Places that the product marks as resting on no source. */
  readonly unsupportedClaims: readonly string[]
  readonly lacking: readonly string[]
  readonly openChoices: number
}

/** As the shared score counts. */
const SOURCES = 5

export function gradeDraft(draft: AnswerDraft, task: AnswerTask, question: EvaluatedQuestion): AnswerGrade {
  const { text, missing, lacking = [] } = draft
  const { labels, limit } = question
  const cited = draft.sources.filter((source) => source.cited)
  const { warnings } = checkDraft(draft, task)
  return {
    isDeclined: missing || cited.length === 0,
    facts: labels?.facts.length ?? 0,
    factsPresent: labels === null || missing ? 0 : countFacts(labels, text),
    evidenceCited:
      labels &&
      evidenceHeld(
        labels,
        cited.slice(0, SOURCES).map(({ passage }) => passage),
      ),
    isWithinLimit: isWithin(text, limit),
    isCut: warnings.some(({ kind }) => kind === 'cut'),
    filled: missing ? null : filledShare(text, question),
    ...(missing ? { sentences: 0, uncitedSentences: 0 } : citedSentences(draft)),
    unsupportedClaims: warnings.flatMap((warning) => (warning.kind === 'unsupported' ? [warning.text] : [])),
    lacking,
    openChoices: missing ? 0 : openChoices(text).length,
  }
}

function filledShare(text: string, { kind, limit }: EvaluatedQuestion): number | null {
  return kind === 'text' && limit.words !== null ? countWords(text) / limit.words : null
}

function citedSentences({ text, support, sources }: AnswerDraft): { sentences: number; uncitedSentences: number } {
  const sentences = sentencesIn(text).length
  const none = sources.some(({ cited }) => cited) ? 0 : sentences
  return { sentences, uncitedSentences: support?.filter((one) => one.sources.length === 0).length ?? none }
}
