import type { Proposal } from '../../../../adapters/http-contract/proposals.ts'
import { answeredCount } from '../features/proposals/proposal-state.ts'
import { countOf } from '../features/proposals/review-state.ts'
import { texts } from '../shared/texts/work-texts.ts'
import type { WatchedWork } from '../shared/watched-work.ts'
import { outcomeOf, sourceOf, type Answers } from './work-outcome.ts'

const words = texts.work

/** A notification that work has ended. */
export interface End extends Pick<WatchedWork, 'kind' | 'page'> {
  readonly key: string
  readonly hasFailed: boolean
  readonly text: string
  readonly detail: string | null
}

/** Progress of an application. */
function progress({ questions }: Proposal): string {
  const needed = countOf('needs-you', questions)
  const answered = texts.proposal.answered(answeredCount(questions), questions.length)
  return needed === 0 ? answered : `${answered}. ${texts.proposal.needYou(needed)}.`
}

const endOf = ({ kind, id, name, page }: WatchedWork, hasFailed: boolean, answer?: Answers): End => ({
  key: `${kind}/${id}`,
  kind,
  page,
  hasFailed,
  text: words.ends[kind][hasFailed ? 'failed' : 'done'](name),
  detail: hasFailed ? words.why : kind === 'application' && answer?.proposal ? progress(answer.proposal) : null,
})

/** Documents are often uploaded by the dozen, so those that end together are announced together. */
function mergeDocumentEnds(read: readonly WatchedWork[]): End[] {
  const pages = [...new Set(read.map(({ page }) => page))]
  return pages.flatMap((page) => {
    const own = read.filter((work) => work.page === page)
    const [first] = own
    if (first === undefined) return []
    return [{ ...endOf(first, false), ...(own.length > 1 && { text: words.documentsRead(own.length) }) }]
  })
}

/** Finished work according to the answers, by the calls that returned them, and its notifications. */
export function endsOf(
  work: readonly WatchedWork[],
  answers: ReadonlyMap<string, Answers>,
): { readonly ended: readonly WatchedWork[]; readonly ends: readonly End[] } {
  const outcomes = work.map((one) => {
    const answer = answers.get(sourceOf(one))
    return { one, outcome: answer === undefined ? ('busy' as const) : outcomeOf(one, answer) }
  })
  const having = (outcome: string) => outcomes.filter((found) => found.outcome === outcome).map(({ one }) => one)
  const done = having('done')
  const failed = having('failed')
  return {
    ended: [...done, ...failed, ...having('gone')],
    ends: [
      ...done.filter(({ kind }) => kind !== 'document').map((one) => endOf(one, false, answers.get(sourceOf(one)))),
      ...mergeDocumentEnds(done.filter(({ kind }) => kind === 'document')),
      ...failed.map((one) => endOf(one, true)),
    ],
  }
}
