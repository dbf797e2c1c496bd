import type { AccountSettings } from '../identity/account.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import type { Proposal } from '../proposals/proposal.ts'
import { givenAnswer, type Question } from '../proposals/question.ts'
import type { WholeApplication } from '../proposals/whole-application.ts'
import type { AnswerToRead, ProofreadingTask } from './ports/proofreader.ts'

interface Loaded {
  readonly proposal: Proposal
  readonly questions: readonly Question[]
  readonly application: WholeApplication
  readonly facts: readonly ProfileFact[]
  readonly settings: AccountSettings
}

/** The answers that are given, with all that they are read against. */
export function proofreadingTask({ proposal, questions, ...of }: Loaded): ProofreadingTask {
  const placeOf = new Map(questions.map(({ id, position }) => [id, position]))
  const answers = questions.flatMap((question): AnswerToRead[] => {
    const answer = givenAnswer(question)
    if (answer === null || answer.text.trim() === '') return []
    return [
      {
        position: question.position,
        text: answer.text,
        limit: question.limit,
        sumsUp: question.dependsOn.flatMap((id) => placeOf.get(id) ?? []),
        flagged: answer.warnings.filter((warning) => warning.kind === 'unsupported'),
      },
    ]
  })
  const { application, facts, settings } = of
  return { application, answers, facts, settings }
}
