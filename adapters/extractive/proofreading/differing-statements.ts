import { differingFigures } from '../../../core/memory/differing-figures.ts'
import { figuresIn, isSameFigure, type Figure } from '../../../core/languages/figures.ts'
import type { Finding, ProofreadingTask } from '../../../core/proofreading/ports/proofreader.ts'
import { answerSentences, type AnswerSentence } from './answer-sentences.ts'
import { statedFigures, type StatedFigure } from './stated-figures.ts'

/** Figures of the same thing that differ: from another answer, from the confirmed profile, from what is asked for. */
export function differingStatements(task: ProofreadingTask): Finding[] {
  const sentences = answerSentences(task)
  return [
    ...sentences.flatMap((sentence) => fromProfile(sentence, task)),
    ...sentences.flatMap((sentence) => fromRequest(sentence, task)),
    ...fromOthers(sentences, amountAskedFor(task) !== null),
  ]
}

function fromProfile({ answer: { position }, text }: AnswerSentence, { facts }: ProofreadingTask): Finding[] {
  return differingFigures(text, facts)
    .slice(0, 1)
    .map(({ here, profile: known, year }) => {
      const why = { code: 'proofreading.differs-from-profile', values: { here, known, year } } as const
      return contradiction(position, text, { position: null, words: known }, why)
    })
}

function fromRequest({ answer: { position }, text }: AnswerSentence, { application }: Asking): Finding[] {
  const asked = amountAskedFor({ application })
  if (asked === null) return []
  return statedFigures(text)
    .filter(({ of, amount: said }) => of === 'requested' && !isSameFigure(said, asked.amount))
    .slice(0, 1)
    .map(({ words: here }) => {
      const why = { code: 'proofreading.differs-from-request', values: { here, asked: asked.words } } as const
      return contradiction(position, text, { position: null, words: asked.words }, why)
    })
}

type Asking = Pick<ProofreadingTask, 'application'>

/** What the application asks for, where it says so once. */
function amountAskedFor({ application }: Asking): { readonly words: string; readonly amount: Figure } | null {
  const [asked, more] = application.grantInfo.filter(({ topic }) => topic === 'amount')
  const amount = more === undefined ? figuresIn(asked?.answer ?? '')[0] : undefined
  return asked === undefined || amount === undefined ? null : { words: asked.answer, amount }
}

/** Each figure against those of earlier answers, once; what is requested only where the application does not say it. */
function fromOthers(sentences: readonly AnswerSentence[], isAmountKnown: boolean): Finding[] {
  const stated = sentences
    .flatMap((sentence) => statedFigures(sentence.text).map((figure) => ({ sentence, figure })))
    .filter(({ figure }) => !isAmountKnown || figure.of !== 'requested')
  return stated.flatMap(({ sentence, figure }, at) => {
    const earlier = stated
      .slice(0, at)
      .find((one) => one.sentence.answer !== sentence.answer && differs(one.figure, figure))
    if (earlier === undefined) return []
    const values = { here: figure.words, there: earlier.figure.words }
    const other = { position: earlier.sentence.answer.position, words: earlier.sentence.text }
    const why = { code: 'proofreading.differs-from-answer', values } as const
    return [contradiction(sentence.answer.position, sentence.text, other, why)]
  })
}

function differs(one: StatedFigure, other: StatedFigure): boolean {
  return one.of === other.of && one.years.join() === other.years.join() && !isSameFigure(one.amount, other.amount)
}

function contradiction(
  position: number,
  words: string,
  other: NonNullable<Finding['other']>,
  why: Finding['why'],
): Finding {
  return { kind: 'contradiction', position, words, other, why, replacement: null }
}
