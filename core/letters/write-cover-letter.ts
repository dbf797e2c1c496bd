import type { AccountId, UserId } from '../shared/ids.ts'
import type { JobResult } from '../jobs/job-handler.ts'
import type { Accounts, Users } from '../identity/ports.ts'
import { settingsToWriteFrom } from '../texts/settings-to-write-from.ts'
import type { LibraryOpener } from '../documents/ports.ts'
import { confirmedFacts, isTold } from '../known/answer-material.ts'
import { toldTexts } from '../known/told-texts.ts'
import { knownOf } from '../funders/funder.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import { profilesIn } from '../profile/profiles.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { isProtected, placeDraft, type TextSources } from '../texts/drafts.ts'
import type { TextVersions } from '../texts/ports.ts'
import { warningsStillThere } from '../texts/warnings-still-there.ts'
import { NO_DETAIL } from '../texts/text-version.ts'
import type { CoverLetterDraft, CoverLetterTask, CoverLetterWriter } from './ports.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import { wholeApplication, type ApplicationStores } from '../known/load-application.ts'
import { letterTextOf } from './open-cover-letter.ts'
import { signerOf, withSignersRole } from './signer.ts'
import { addLetterUsage, completeLetter, failLetter, keepLetter, type Proposal } from '../proposals/proposal.ts'
import { answersToBuildOn, checkedAnswers } from '../proposals/answer/answers-to-build-on.ts'
import { answerScopes } from '../proposals/question/question-context.ts'
import { fillPlaceholders, type PlaceholderField } from '../languages/placeholders.ts'
import { isSameValue } from '../profile/same-value.ts'

/** Keys of people in the profile, with the fact that gives their role. */
const PEOPLE = [
  ['signatoryName', 'signatoryRole'],
  ['contactName', 'contactRole'],
] as const

/** Facts for a letter's placeholders; the first confirmed one is used. */
const FACTS: Partial<Record<PlaceholderField, readonly string[]>> = {
  organisation: ['workingName', 'legalName'],
  address: ['postalAddress', 'registeredAddress'],
  email: ['contactEmail'],
  telephone: ['contactTelephone'],
}

/** The user's role in the organisation, if the profile confirms it; otherwise empty. */
function roleOf(name: string, profile: readonly ProfileFact[]): string {
  const isTheirs = (key: string) => {
    const named = confirmed(key, profile)
    return name !== '' && named !== null && isSameValue('person', named, name)
  }
  const roles = PEOPLE.flatMap(([person, role]) => (isTheirs(person) ? (confirmed(role, profile) ?? []) : []))
  return roles[0] ?? ''
}

/** Closes the letter with the signer's name and role. Other placeholders stay for people to fill in. */
function fillLetter(letter: string, task: CoverLetterTask, profile: readonly ProfileFact[]): string {
  const { name, role } = signerOf(task)
  const valueOf = (field: PlaceholderField): string | null => {
    if (field === 'name') return name || null
    if (field === 'role') return role || null
    const values = (FACTS[field] ?? []).flatMap((key) => confirmed(key, profile) ?? [])
    return values[0] ?? null
  }
  const filled = fillPlaceholders(letter, ({ fields }) => {
    const values = fields.map(valueOf)
    return values.every((value) => value !== null) ? values.join(', ') : null
  })
  return withSignersRole(filled, task)
}

function confirmed(key: string, profile: readonly ProfileFact[]): string | null {
  return profile.find((fact) => fact.key === key && isTold(fact))?.value ?? null
}

interface Stores extends ApplicationStores {
  readonly accounts: Accounts
  readonly users: Users
  readonly proposals: Proposals
  readonly questions: Questions
  readonly textVersions: TextVersions
}

interface LetterToWrite {
  readonly proposal: Proposal
  readonly task: CoverLetterTask
  readonly profile: readonly ProfileFact[]
}

type Name = 'write-cover-letter'

const FAILED = { code: 'proposals.letter-failed' } as const

/** Writes the requested cover letter. If it fails, the application carries the reason in words for the user. */
export class WriteCoverLetter implements WriterSteps<Name, LetterToWrite, CoverLetterDraft> {
  readonly name = 'write-cover-letter'

  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly writer: CoverLetterWriter,
    private readonly libraries: LibraryOpener,
    private readonly sources: TextSources,
  ) {}

  async find({ accountId, data }: AccountJob<Name>): Promise<LetterToWrite | null> {
    const profile = await profilesIn(this.work).read(accountId, this.sources.clock.now())
    return this.work.run(async (stores) => {
      const { accounts, users, proposals, questions, funders } = stores
      const proposal = await proposals.find(accountId, data.proposalId)
      const account = await accounts.find(accountId)
      if (proposal?.coverLetterStatus !== 'processing' || !account) return null
      const { name: applicationName, grantInfo, funderId, projectId } = proposal
      const funder = funderId && (await funders.find(accountId, funderId))
      const sender = await nameOf(data.userId, accountId, users)
      const asked = await questions.ofProposal(accountId, proposal.id)
      const task = {
        applicationName,
        grantInfo,
        funder: funder ? knownOf(funder) : null,
        answers: answersToBuildOn(asked),
        checked: checkedAnswers(asked),
        facts: confirmedFacts(profile),
        settings: settingsToWriteFrom(account),
        now: this.sources.clock.now(),
        sender,
        senderRole: roleOf(sender, profile),
        told: await toldTexts(stores, { accountId, projectId, profile }),
        application: await wholeApplication(stores, proposal, profile),
      }
      return { proposal, task, profile }
    })
  }

  async write({ proposal, task, profile }: LetterToWrite, { context }: WriterRun): Promise<CoverLetterDraft> {
    const { answers, grantInfo, told = [] } = task
    if ([...answers, ...told].length === 0 && grantInfo.every(({ answer }) => answer === '')) throw nothingToSay()
    const library = this.libraries.open(proposal.accountId, answerScopes(proposal))
    const { warnings, ...draft } = await this.writer.write(task, library, context)
    const text = fillLetter(draft.text, task, profile)
    return { ...draft, text, ...(warnings && { warnings: warningsStillThere(warnings, text) }) }
  }

  save({ accountId, data }: AccountJob<Name>, written: Written<CoverLetterDraft>): Promise<JobResult> {
    return this.work.run(async (stores) => {
      const proposal = await stores.proposals.find(accountId, data.proposalId)
      if (!proposal || !isToBeKept(proposal, written)) return null
      const after = await this.withOutcome(stores, addLetterUsage(proposal, written.usage), written)
      const { coverLetterStatus } = await stores.proposals.save(after)
      return written.outcome === 'failed' ? written.failure.error : coverLetterStatus
    })
  }

  private async withOutcome(stores: Stores, proposal: Proposal, written: Written<CoverLetterDraft>): Promise<Proposal> {
    if (written.outcome === 'failed') return failLetter(proposal, written.failure.notice ?? FAILED)
    if (written.outcome === 'postponed') return proposal
    const { text } = written.draft
    const draft = { ...written.draft, detail: NO_DETAIL, usage: written.usage }
    const state = await placeDraft(stores, letterTextOf(proposal), draft, this.sources)
    return state === null ? keepLetter(proposal) : completeLetter(proposal, text, state)
  }
}

/** Whether to keep a letter that is not waited for: beside one that a person wrote meanwhile. */
function isToBeKept(proposal: Proposal, { outcome }: Written<CoverLetterDraft>): boolean {
  const isOvertaken = outcome === 'written' && isProtected(letterTextOf(proposal).current)
  return proposal.coverLetterStatus === 'processing' || isOvertaken
}

async function nameOf(id: UserId | null, accountId: AccountId, users: Users): Promise<string> {
  const user = id && (await users.find(id))
  return user && user.accountId === accountId ? `${user.firstName} ${user.lastName}`.trim() : ''
}

function nothingToSay(): AppError {
  return new AppError('invalid', 'proposals.nothing-to-write-from')
}
