import type { AccountId } from '../shared/ids.ts'
import { isInvitation } from '../identity/user.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import type { TermWeightCalculator } from '../documents/ports/term-weight-calculator.ts'
import { answerTerms } from '../answer-library/answer-terms.ts'
import { AppError } from '../shared/app-error.ts'
import type { TextOwner } from '../texts/text-version.ts'
import type { Stores } from '../stores.ts'
import { completedRecord } from './completed-record.ts'
import { damaged, parsed, type Audience, type Part } from './manifest.ts'
import type { ArchiveReader } from './ports.ts'
import type { DocumentText, RecordKind, RecordOf } from './records.ts'
import { trustedRecord } from './trusted-record.ts'

export type RestoringStores = Pick<
  Stores,
  | 'accounts'
  | 'users'
  | 'funders'
  | 'projects'
  | 'projectBriefs'
  | 'documents'
  | 'passages'
  | 'profileFacts'
  | 'proposals'
  | 'questions'
  | 'formReadings'
  | 'toldForms'
  | 'proofreadings'
  | 'questionComments'
  | 'coordinatorMessages'
  | 'reports'
  | 'textVersions'
  | 'rememberedAnswers'
  | 'spendings'
  | 'auditLog'
  | 'accountContents'
  | 'accountRecords'
>

/** Ports that make imported texts searchable. */
export interface TextIndexing {
  readonly termWeights: TermWeightCalculator
  readonly analyser: TermAnalyser
}

type Restore = { readonly [Kind in RecordKind]: (record: RecordOf[Kind]) => Promise<unknown> }

/** Writes the records of one account. Refuses to touch other accounts, whatever the archive claims. */
export class RecordRestorer {
  private readonly applications = new Set<string>()
  private readonly write: Restore
  private readonly accountId: AccountId

  constructor(
    private readonly stores: RestoringStores,
    private readonly texts: TextIndexing,
    private readonly of: {
      readonly accountId: AccountId
      readonly fileKeys: ReadonlyMap<string, string>
      readonly trust: Audience
    },
  ) {
    this.accountId = of.accountId
    this.write = {
      account: (account) => stores.accounts.save(completedRecord('account', account)),
      users: (user) => this.writeUser(user),
      funders: (funder) => this.writeFunder(funder),
      projects: (project) => stores.projects.save(completedRecord('projects', project)),
      projectBriefs: (brief) => this.writeBrief(brief),
      documents: (document) =>
        stores.documents.save(completedRecord('documents', { ...document, fileKey: this.keyOf(document.fileKey) })),
      texts: (text) => this.writeText(text),
      profileFacts: (fact) => stores.profileFacts.save(fact),
      proposals: (proposal) => this.writeProposal(proposal),
      questions: (question) => stores.questions.save(completedRecord('questions', this.ofApplication(question))),
      formReadings: (reading) => this.writeReading(reading),
      toldForms: (form) => stores.toldForms.save(form),
      proofreadings: (proofreading) => this.writeProofreading(proofreading),
      questionComments: (comment) =>
        stores.questionComments.save(completedRecord('questionComments', this.ofApplication(comment))),
      coordinatorMessages: (message) => stores.coordinatorMessages.add(this.ofApplication(message)),
      reports: (report) => stores.reports.save(completedRecord('reports', report)),
      textVersions: (version) => this.writeVersion(version),
      rememberedAnswers: (answer) => this.writeRemembered(answer),
      spendings: ({ month, usage }) => stores.spendings.add(of.accountId, month, usage),
      featureSpendings: (spending) => stores.spendings.addOfFeature(spending),
    }
  }

  /** Throws `invalid` when the part differs from the manifest. */
  async restore<Kind extends RecordKind>(
    { kind, path, sha256, count }: Part<Kind>,
    archive: ArchiveReader,
  ): Promise<void> {
    let found = 0
    for await (const line of archive.lines(path, sha256)) {
      const record = parsed(line) as RecordOf[Kind]
      this.assertOwn(kind, record)
      await this.write[kind](trustedRecord(kind, record, this.of.trust, this.accountId))
      found += 1
    }
    if (found !== count) throw damaged({ of: 'count', path, found, expected: count })
  }

  private assertOwn(kind: RecordKind, record: object): void {
    const { accountId, id } = record as { accountId?: unknown; id?: unknown }
    const owner = kind === 'account' ? id : accountId
    const isShared = kind === 'funders' && owner === null
    if (owner !== this.accountId && !isShared && kind !== 'coordinatorMessages')
      throw damaged({ of: 'foreign-records', account: this.accountId, kind })
  }

  private async writeUser(user: RecordOf['users']): Promise<void> {
    if (!isInvitation(user) && (await this.stores.users.ofEmail(user.email))) throw emailTaken(user.email)
    await this.stores.users.save({ emailVerifiedAt: null, ...completedRecord('users', user) })
  }

  /** An existing funder that all accounts see stays unchanged. */
  private async writeFunder(funder: RecordOf['funders']): Promise<void> {
    const isHere = (await this.stores.funders.find(this.accountId, funder.id)) !== null
    if (!isHere) await this.stores.funders.save(funder)
  }

  private async writeBrief(brief: RecordOf['projectBriefs']): Promise<void> {
    const { accountId, stores } = this
    if ((await stores.projects.find(accountId, brief.id)) === null) throw damaged({ of: 'text', account: accountId })
    await stores.projectBriefs.save(brief)
  }

  private async writeReading(reading: RecordOf['formReadings']): Promise<void> {
    if (!this.applications.has(reading.id)) throw damaged({ of: 'application', account: this.accountId })
    await this.stores.formReadings.save(reading)
  }

  private async writeProofreading(proofreading: RecordOf['proofreadings']): Promise<void> {
    if (!this.applications.has(proofreading.id)) throw damaged({ of: 'application', account: this.accountId })
    await this.stores.proofreadings.save(proofreading)
  }

  private async writeText(text: DocumentText): Promise<void> {
    const weights = await this.texts.termWeights.computeTermWeights(text)
    const document = await this.stores.documents.find(this.accountId, text.documentId)
    if (document === null) throw damaged({ of: 'text', account: this.accountId })
    await this.stores.passages.put({ ...text, ...weights, scopes: document.scopes })
  }

  private async writeProposal(proposal: RecordOf['proposals']): Promise<void> {
    const form = proposal.form && { ...proposal.form, fileKey: this.keyOf(proposal.form.fileKey) }
    await this.stores.proposals.save(completedRecord('proposals', { ...proposal, form }))
    this.applications.add(proposal.id)
  }

  private async writeVersion(version: RecordOf['textVersions']): Promise<void> {
    if (!(await this.isHere(version.owner))) throw damaged({ of: 'text', account: this.accountId })
    await this.stores.textVersions.add(version)
  }

  private async writeRemembered(answer: RecordOf['rememberedAnswers']): Promise<void> {
    const { accountId, stores } = this
    const { origin } = answer
    const isHere =
      origin.kind === 'checked'
        ? this.applications.has(origin.proposalId)
        : (await stores.documents.find(accountId, origin.documentId)) !== null
    if (!isHere) throw damaged({ of: 'text', account: accountId })
    await stores.rememberedAnswers.save(answer, answerTerms(answer, this.texts.analyser))
  }

  private async isHere(owner: TextOwner): Promise<boolean> {
    const { accountId, stores } = this
    if (owner.kind === 'answer') return this.applications.has(owner.proposalId)
    if (owner.kind === 'cover-letter') return this.applications.has(owner.id)
    if (owner.kind === 'report') return (await stores.reports.find(accountId, owner.id)) !== null
    if (owner.kind === 'facts-file') return owner.id === accountId
    return (await stores.projects.find(accountId, owner.id)) !== null
  }

  private ofApplication<R extends { readonly proposalId: string }>(record: R): R {
    if (this.applications.has(record.proposalId)) return record
    throw damaged({ of: 'application', account: this.accountId })
  }

  private keyOf(path: string): string {
    const key = this.of.fileKeys.get(path)
    if (key === undefined) throw damaged({ of: 'missing-file', account: this.accountId, path })
    return key
  }
}

function emailTaken(email: string): AppError {
  return new AppError('conflict', 'transfer.email-taken', { values: { email } })
}
