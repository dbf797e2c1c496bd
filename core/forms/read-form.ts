import type { AccountId } from '../shared/ids.ts'
import type { Accounts } from '../identity/ports.ts'
import type { JobResult } from '../jobs/job-handler.ts'
import type { FileStore, UnitOfWork } from '../shared/ports.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import type { FormTerms } from '../proposals/form/form-terms.ts'
import type { CoordinatorMessages, FormTermsFinder, Proposals, Questions } from '../proposals/ports.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import { AppError, isAppError } from '../shared/app-error.ts'
import type { Allowances } from '../spending/allowances.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import { boundForm } from './bound-form.ts'
import { boundFound } from './bound-found.ts'
import { notePart, type CoordinatorMessage } from '../proposals/coordinator-message.ts'
import type { CoordinatorNote } from '../proposals/coordinator-note.ts'
import { formHead, type FormHead } from './form-head.ts'
import { takeHead, type HeadStores } from './take-head.ts'
import { corrected, placedFindings, withAttachments, type Findings } from './findings.ts'
import { linesOf } from '../proposals/form/form-lines.ts'
import type { FormReading } from '../proposals/form/form-reading.ts'
import { layoutOf, toldLinesOf } from './told-form.ts'
import { isSameFile, newReading } from './new-reading.ts'
import type { Form, FormBlock } from '../proposals/form/form.ts'
import { suggestingJob } from '../proposals/job/suggesting-job.ts'
import type { FormReader, FormReadings, ToldForms } from './ports.ts'
import type {
  FindingContext,
  FoundQuestion,
  FoundQuestions,
  QuestionFinder,
  ToldLine,
} from './ports/question-finder.ts'
import { queueDrafts, type Drafting } from '../proposals/job/queue-drafts.ts'
import { MAX_QUESTIONS } from '../proposals/question/question-bounds.ts'
import {
  addCost,
  awaitMarking,
  endReading,
  isUnread,
  refuseForm,
  startAnswering,
  startReading,
  type Proposal,
  type UploadedForm,
} from '../proposals/proposal.ts'
import { keepAnswer, newQuestion, type Question } from '../proposals/question/question.ts'

interface Stores extends HeadStores {
  readonly accounts: Accounts
  readonly proposals: Proposals
  readonly questions: Questions
  readonly coordinatorMessages: CoordinatorMessages
  readonly formReadings: FormReadings
  readonly toldForms: ToldForms
}

type Name = 'read-form'

/** Scanned pages have no terms and no blocks. */
interface FoundInForm extends FoundQuestions {
  readonly terms: FormTerms | null
  readonly blocks: readonly FormBlock[]
  readonly head: FormHead
}

/** Maximum number of parts named as unread. */
const MOST_UNREAD = 10

function withUnread(found: FoundQuestions, { unread = [] }: Form): FoundQuestions {
  const parts = unread.slice(0, MOST_UNREAD).map(({ kind, name }) => ({ kind, name: name?.slice(0, 200) ?? null }))
  return parts.length === 0 ? found : { ...found, notes: [...found.notes, { code: 'not-read', parts }] }
}

/** Applies people's decisions on lines to the findings of any finder. */
function withTold(found: FoundQuestions, told: readonly ToldLine[]): FoundQuestions {
  if (told.length === 0) return found
  const said = new Map(told.map(({ text, isQuestion }) => [normaliseWords(text), isQuestion]))
  const saidOf = ({ text }: FoundQuestion) => said.get(normaliseWords(text))
  const questions = found.questions
    .filter((question) => saidOf(question) !== false)
    .map((question) => (saidOf(question) === true ? { ...question, isUnsure: false } : question))
  return { ...found, questions }
}

const NO_HEAD: FormHead = { name: null, funder: null }
const GAVE_UP = { code: 'proposals.form-unread' } as const
const PDF = 'application/pdf'
/** Reasons for which a reader finds no text in a PDF that people can read. */
const PICTURES_ONLY: ReadonlySet<string> = new Set(['file.scanned', 'file.unreadable-letters'])

/**
 * Reads an application's form, extracts its questions and queues their answers, or the plan for them if there is a
 * model to make one. Queues nothing if the month's allowance covers only some of the answers: people choose. After an
 * interruption it starts again until the questions are recorded, which happens once. If the form can't be read or asks
 * nothing, questions can be added by hand. Earlier corrections of the same file by people of the account are applied.
 */
export class ReadForm implements WriterSteps<Name, UploadedForm, FoundInForm> {
  readonly name = 'read-form'

  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly files: FileStore,
    private readonly forms: FormReader,
    private readonly finder: Pick<QuestionFinder, 'find' | 'findInScan'>,
    private readonly drafting: Drafting,
    private readonly termsFinder: FormTermsFinder,
    private readonly allowances: Pick<Allowances, 'of'>,
    private readonly quotas: AccountQuotas,
  ) {}

  find({ accountId, data }: AccountJob<Name>): Promise<UploadedForm | null> {
    return this.work.run(async (stores) => {
      const proposal = await stores.proposals.find(accountId, data.proposalId)
      if (!proposal || !isUnread(proposal)) return null
      await this.say(stores, proposal, [notePart({ code: 'reading-form', fileName: proposal.form?.fileName ?? '' })])
      return (await stores.proposals.save(startReading(proposal))).form
    })
  }

  async write(form: UploadedForm, { context, lastAttempt }: WriterRun): Promise<FoundInForm> {
    const { terms, blocks, head, ...found } = await this.findIn(form, { ...context, isLastAttempt: lastAttempt })
    const bound = withAttachments(boundFound(found), terms)
    const isMarkable = linesOf(blocks).some(({ text }) => text.trim() !== '')
    if (bound.questions.length === 0 && !isMarkable) throw nothingFound(form.fileName)
    return { ...bound, terms, blocks, head }
  }

  /** The queue retries after any other error, and finally gives up. */
  endsWith(error: unknown): boolean {
    return isAppError(error, 'unsupported')
  }

  async save({ accountId, data }: AccountJob<Name>, written: Written<FoundInForm>): Promise<JobResult> {
    const covered = written.outcome === 'written' ? await this.coveredAnswers(accountId) : 0
    return this.work.run(async (stores) => {
      const proposal = await stores.proposals.find(accountId, data.proposalId)
      if (!proposal) return null
      const charged = addCost(proposal, written.usage)
      if (isUnread(proposal) && written.outcome === 'written')
        return this.record(stores, charged, { ...written.draft, covered, headZone: data.headZone })
      const reason = written.outcome === 'failed' ? (written.failure.notice ?? GAVE_UP) : null
      await stores.proposals.save(isUnread(proposal) && reason !== null ? refuseForm(charged, reason) : charged)
      return reason
    })
  }

  /** Estimated number of answers that the account's allowance covers this month. */
  private async coveredAnswers(accountId: AccountId): Promise<number> {
    const account = await this.work.run(({ accounts }) => accounts.find(accountId))
    if (account === null || account.settings.staysOnServer) return Infinity
    const allowance = await this.allowances.of(accountId)
    if (allowance?.isUsedUp === true) return 0
    return allowance?.left.answers ?? Infinity
  }

  /** A PDF without readable text goes to a finder that reads images. */
  private async findIn({ fileKey, fileName, mediaType }: UploadedForm, context: FindingContext): Promise<FoundInForm> {
    const bytes = await this.files.read(fileKey)
    try {
      const form = boundForm(await this.forms.read({ fileName, bytes }, context.accountId))
      const told = await this.toldOf(form, context.accountId)
      const found = withUnread(withTold(await this.finder.find(form, { ...context, told }), told), form)
      const read = { terms: this.termsFinder.find(form), blocks: form.blocks, head: formHead(form) }
      if (found.questions.length > 0 || mediaType !== PDF) return { ...found, ...read }
      return { ...((await this.finder.findInScan({ fileName, bytes }, context)) ?? found), ...read }
    } catch (error) {
      const isScan = isAppError(error, 'unsupported') && PICTURES_ONLY.has(error.code)
      const seen = isScan ? await this.finder.findInScan({ fileName, bytes }, context) : null
      if (seen === null) throw error
      return { ...seen, terms: null, blocks: [], head: NO_HEAD }
    }
  }

  /** Decisions by people of the account on a form with the same layout. */
  private async toldOf({ blocks }: Form, accountId: AccountId): Promise<ToldLine[]> {
    const forms = await this.work.run(({ toldForms }) => toldForms.ofAccount(accountId))
    return toldLinesOf(forms, layoutOf(linesOf(blocks)))
  }

  private async record(
    stores: Stores,
    proposal: Proposal,
    { covered, headZone, ...found }: FoundInForm & { covered: number; headZone: string | null },
  ): Promise<string> {
    const { accountId, id, form } = proposal
    const before = await stores.formReadings.find(accountId, id)
    const findings = await this.corrected(stores, found, { proposal, before })
    const { length } = findings.questions
    const isCovered = length <= covered
    const answering = isCovered ? startAnswering(proposal) : endReading(proposal)
    const read: Proposal = { ...(length > 0 ? answering : awaitMarking(proposal)), formTerms: found.terms }
    const making = { ...this.drafting.sources, quotas: this.quotas }
    const taken = headZone === null ? read : await takeHead(stores, read, { ...found, zone: headZone }, making)
    await stores.proposals.save(taken)
    if (found.exchanged.length > 0) await this.say(stores, proposal, found.exchanged)
    const questions = await this.saveQuestions(stores, proposal, { ...findings, isCovered })
    const isWithoutModel = found.notes.some(({ code }) => code === 'without-model')
    const parts = { blocks: found.blocks, findings, questions, isWithoutModel }
    const reading = newReading({ id, accountId, form }, parts, { before, ids: this.drafting.sources.ids })
    await stores.formReadings.save(reading)
    await this.say(stores, proposal, [notePart(noteOn(findings, { ...found, doubt: reading.doubt }))])
    if (isCovered) await queueDrafts(stores.jobs, { proposal, questions }, this.drafting)
    if (reading.items.length > 0) await stores.jobs.add(suggestingJob(proposal, this.drafting.sources))
    return `${length} ${length === 1 ? 'question' : 'questions'}`
  }

  /** The findings with the account's corrections for this file. */
  private async corrected(
    { formReadings }: Pick<Stores, 'formReadings'>,
    found: FoundInForm,
    { proposal: { accountId, form }, before }: { proposal: Proposal; before: FormReading | null },
  ): Promise<Findings> {
    const lines = linesOf(found.blocks)
    const hash = form?.contentHash
    const elsewhere = hash === undefined ? [] : await formReadings.corrections(accountId, hash)
    const own = isSameFile(before, hash) ? before.corrections : []
    return corrected(placedFindings(found, lines), [...elsewhere, ...own], lines)
  }

  private async saveQuestions(
    stores: Stores,
    proposal: Proposal,
    { questions, isCovered }: Findings & { isCovered: boolean },
  ): Promise<Question[]> {
    const places = await stores.questions.places(proposal.accountId, proposal.id)
    const first = (places.at(-1)?.position ?? -1) + 1
    const saved: Question[] = []
    for (const [index, found] of questions.slice(0, MAX_QUESTIONS - places.length).entries()) {
      const question = this.toQuestion(proposal, found, first + index)
      saved.push(await stores.questions.save(isCovered ? question : keepAnswer(question)))
    }
    return saved
  }

  private toQuestion(proposal: Proposal, found: FoundQuestion, position: number): Question {
    const { text, guidance, section, number, limit, kind, anchor } = found
    return newQuestion({
      id: this.drafting.sources.ids.next<'question'>(),
      accountId: proposal.accountId,
      proposalId: proposal.id,
      position,
      ...{ text, guidance, section, number, limit, kind, anchor },
    })
  }

  private say(stores: Stores, proposal: Proposal, content: CoordinatorMessage['content']): Promise<void> {
    return stores.coordinatorMessages.add({
      proposalId: proposal.id,
      role: 'assistant',
      content,
      timestamp: this.drafting.sources.clock.now(),
    })
  }
}

function noteOn(
  { questions }: Findings,
  { notes, doubt }: Pick<FoundQuestions, 'notes'> & Pick<FormReading, 'doubt'>,
): CoordinatorNote {
  const sections = new Set(questions.flatMap(({ section }) => section ?? [])).size
  const doubted = doubt === null ? [] : [{ code: 'doubted' as const, doubt }]
  return { code: 'found-questions', questions: questions.length, sections, notes: [...notes, ...doubted] }
}

function nothingFound(fileName: string): AppError {
  return new AppError('unsupported', 'proposals.no-questions-found', { values: { fileName } })
}
