import type { Accounts } from '../identity/ports.ts'
import type { JobResult } from '../jobs/job-handler.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import { isTold } from '../known/answer-material.ts'
import { profilesIn } from '../profile/profiles.ts'
import { wholeApplication, type ApplicationStores } from '../known/load-application.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import { addCost, type Proposal } from '../proposals/proposal.ts'
import { type Question, givenAnswer } from '../proposals/question/question.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import type { AnswerToRead, Finding, Proofreader, Proofreadings, ProofreadingTask } from './ports.ts'
import { completeProofreading, failProofreading, type Proofreading } from './proofreading.ts'
import type { Suggestion } from './suggestion.ts'
import { verifiedFindings } from './verified-findings.ts'
import type { AccountSettings } from '../identity/account.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import type { WholeApplication } from '../proposals/whole-application.ts'
import { answerStateOf } from '../proposals/answer/kept-answer.ts'

/** Converts positions to question identifiers. */
function suggestionsOf(findings: readonly Finding[], questions: readonly Question[], ids: IdSource): Suggestion[] {
  const questionAt = new Map(questions.map((question) => [question.position, question]))
  return findings.flatMap(({ kind, position, words, other, why, replacement }): Suggestion[] => {
    const question = questionAt.get(position)
    if (question === undefined) return []
    const otherId = other && other.position !== null ? questionAt.get(other.position)?.id : undefined
    return [
      {
        id: ids.next<'suggestion'>(),
        kind,
        questionId: question.id,
        words,
        other: other && { questionId: otherId ?? null, words: other.words },
        why,
        replacement,
        answerVersion: answerStateOf(question)?.version ?? 0,
        state: 'open',
      },
    ]
  })
}

interface Loaded {
  readonly proposal: Proposal
  readonly questions: readonly Question[]
  readonly application: WholeApplication
  readonly facts: readonly ProfileFact[]
  readonly settings: AccountSettings
}

/** The answers, with everything that they are compared with. */
function proofreadingTask({ proposal, questions, ...of }: Loaded): ProofreadingTask {
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

type Stores = ApplicationStores & {
  readonly accounts: Accounts
  readonly proposals: Proposals
  readonly questions: Questions
  readonly proofreadings: Proofreadings
}

interface Sources {
  readonly ids: IdSource
  readonly clock: Clock
}

interface Found {
  readonly task: ProofreadingTask
  readonly questions: readonly Question[]
}

type Name = 'proofread-application'

const FAILED = { code: 'proofreading.failed' } as const

/** Proofreads all answers of an application together and stores the suggestions; it changes no answer. */
export class ProofreadApplication implements WriterSteps<Name, Found, readonly Suggestion[]> {
  readonly name = 'proofread-application'

  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly proofreader: Proofreader,
    private readonly sources: Sources,
  ) {}

  async find({ accountId, data }: AccountJob<Name>): Promise<Found | null> {
    const profile = await profilesIn(this.work).read(accountId, this.sources.clock.now())
    return this.work.run(async (stores) => {
      const proposal = await stores.proposals.find(accountId, data.proposalId)
      const account = await stores.accounts.find(accountId)
      const proofreading = await stores.proofreadings.find(accountId, data.proposalId)
      if (!proposal || !account || proofreading?.status !== 'processing') return null
      const application = await wholeApplication(stores, proposal, profile)
      const facts = profile.filter(isTold)
      const questions = await stores.questions.ofProposal(accountId, proposal.id)
      const task = proofreadingTask({ proposal, questions, application, facts, settings: account.settings })
      return { task, questions }
    })
  }

  async write({ task, questions }: Found, { context }: WriterRun): Promise<readonly Suggestion[]> {
    if (task.answers.length === 0) return []
    const findings: readonly Finding[] = await this.proofreader.read(task, context)
    return suggestionsOf(verifiedFindings(findings, task), questions, this.sources.ids)
  }

  save({ accountId, data }: AccountJob<Name>, written: Written<readonly Suggestion[]>): Promise<JobResult> {
    return this.work.run(async (stores) => {
      const proposal = await stores.proposals.find(accountId, data.proposalId)
      const proofreading = await stores.proofreadings.find(accountId, data.proposalId)
      if (!proposal || !proofreading) return null
      await charge(stores, proposal, written)
      if (proofreading.status !== 'processing') return null
      const { status, suggestions } = await stores.proofreadings.save(this.withOutcome(proofreading, written))
      if (written.outcome === 'failed') return written.failure.error
      const made = { code: 'proofreading.suggestions-made', values: { count: suggestions.length } } as const
      return status === 'completed' ? made : null
    })
  }

  private withOutcome(proofreading: Proofreading, written: Written<readonly Suggestion[]>): Proofreading {
    if (written.outcome === 'failed') return failProofreading(proofreading, written.failure.notice ?? FAILED)
    if (written.outcome === 'postponed') return proofreading
    return completeProofreading(proofreading, written.draft, this.sources.clock.now())
  }
}

async function charge({ proposals }: Stores, proposal: Proposal, { usage }: Written<unknown>): Promise<void> {
  if (usage !== null) await proposals.save(addCost(proposal, usage))
}
