import type { Actor } from '../identity/user.ts'
import { assertNotProcessing, questionNotFound } from '../proposals/question/find-question.ts'
import { answerStateOf } from '../proposals/answer/kept-answer.ts'
import { givenAnswer, type Question } from '../proposals/question/question.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { TextSources } from '../texts/drafts.ts'
import type { EditStores } from '../text-history/find-text.ts'
import { keepEdit } from '../text-history/keep-edit.ts'
import { retryStale } from '../shared/retry-stale.ts'
import type { Proofreadings } from './ports.ts'
import { dismiss, markApplied, reopen, suggestionNotFound, suggestionOf, type Proofreading } from './proofreading.ts'
import { replaceWords } from './replaced-words.ts'
import type { NamedSuggestion, Suggestion } from './suggestion.ts'
import { isApplicable, isCurrent, viewedProofreading, type ViewedProofreading } from './viewed-suggestion.ts'

type Stores = EditStores & { readonly proofreadings: Proofreadings }

export type SuggestionToSettle = NamedSuggestion & { readonly actor: Actor }

/** A suggestion with the questions that it is about. */
interface Found {
  readonly proofreading: Proofreading
  readonly suggestion: Suggestion
  readonly questions: readonly Question[]
}

/** Applies a suggestion to its answer, as an edit by the actor. Applying it again changes nothing. */
export class ApplySuggestion {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: TextSources,
  ) {}

  /**
   * Throws `conflict` while the answer is being written, if only a person can fix the problem, and if the answer has
   * changed so that the words are missing.
   */
  execute(input: SuggestionToSettle): Promise<ViewedProofreading> {
    return retryStale(() =>
      this.work.run(async (stores) => {
        const found = await findSuggestion(stores, input)
        if (found.suggestion.state === 'dismissed') throw suggestionNotFound()
        if (found.suggestion.state === 'open') await this.apply(stores, input, found)
        return viewAgain(stores, input)
      }),
    )
  }

  private async apply(stores: Stores, { actor, proposalId }: SuggestionToSettle, found: Found): Promise<void> {
    const { proofreading, suggestion, questions } = found
    const question = questionOf(found)
    assertNotProcessing(question)
    const { words, replacement, questionId } = suggestion
    if (words === null || replacement === null) throw new AppError('conflict', 'proofreading.only-by-hand')
    if (!isCurrent(suggestion, question, questions) || !isApplicable(suggestion, question))
      throw new AppError('conflict', 'proofreading.outdated')
    const text = replaceWords(givenAnswer(question)?.text ?? '', words, replacement)
    const edit = { text, basedOn: answerStateOf(question)?.version ?? 0, session: null }
    await keepEdit(stores, { actor, place: { kind: 'answer', proposalId, questionId }, edit }, this.sources)
    await stores.proofreadings.save(markApplied(proofreading, suggestion.id))
  }
}

/** Dismisses a suggestion, which is then not made again, or undoes that. Does nothing if it was applied. */
export class DismissSuggestion {
  constructor(private readonly work: UnitOfWork<Stores>) {}

  execute({ isUndone, ...input }: SuggestionToSettle & { readonly isUndone: boolean }): Promise<ViewedProofreading> {
    return retryStale(() =>
      this.work.run(async (stores) => {
        const { proofreading, suggestion } = await findSuggestion(stores, input)
        const [from, settle] = isUndone ? (['dismissed', reopen] as const) : (['open', dismiss] as const)
        if (suggestion.state === from) await stores.proofreadings.save(settle(proofreading, suggestion.id))
        return viewAgain(stores, input)
      }),
    )
  }
}

/** Throws `not-found` for an absent suggestion or one of another account. */
async function findSuggestion(stores: Stores, { actor, proposalId, suggestionId }: SuggestionToSettle): Promise<Found> {
  const { accountId } = actor
  const proofreading = await stores.proofreadings.find(accountId, proposalId)
  if (proofreading === null) throw suggestionNotFound()
  const questions = await stores.questions.ofProposal(accountId, proposalId)
  return { proofreading, suggestion: suggestionOf(proofreading, suggestionId), questions }
}

async function viewAgain(stores: Stores, { actor: { accountId }, proposalId }: SuggestionToSettle) {
  const proofreading = await stores.proofreadings.find(accountId, proposalId)
  if (proofreading === null) throw suggestionNotFound()
  return viewedProofreading(proofreading, await stores.questions.ofProposal(accountId, proposalId))
}

function questionOf({ suggestion, questions }: Found): Question {
  const question = questions.find(({ id }) => id === suggestion.questionId)
  if (question === undefined) throw questionNotFound()
  return question
}
