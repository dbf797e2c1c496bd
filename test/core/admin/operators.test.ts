import type { ProposalId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'
import { NO_SENT_MAILS } from '../../../adapters/mail/no-sent-mails.ts'
import { RemoveAccount } from '../../../core/accounts/removal/remove-account.ts'
import { RequestFactsFile } from '../../../core/settings/request-facts-file.ts'
import { ChangeSettings } from '../../../core/settings/settings.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { ListAuditEntries, ListGrantDocuments, ListProposals, ListUsers } from '../../../core/admin/lists.ts'
import { ViewAccount } from '../../../core/admin/view-account.ts'
import { ChangeClassification } from '../../../core/forms/change-classification.ts'
import { ReloadAllAnswers, ReloadAnswer } from '../../../core/drafting/reload-answers.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { aDocument, anAccessToken, anAnswer, anId, aProposal, aQuestion, aUser } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, provesAnybody, refusalOf, silentLog } from '../../support/core-world.ts'

const FIRST_PAGE = { page: 1, pageSize: 25, search: '', order: 'id', isDescending: true } as const
const FORM = { fileName: 'form.docx', fileKey: 'a/b', mediaType: 'text/plain', sizeBytes: 3 }

async function openOperators() {
  const world = openCoreWorld()
  const { unitOfWork: work, clock, ids, files, sources, adminReader, proposalReader, documentReader } = world
  const owner = await anActorIn(world)
  const admin: Actor = { ...(await anActorIn(world)), isAdmin: true }
  const readers = { admin: adminReader, projects: world.projectReader, documents: documentReader }
  const clearing = [work, files, NO_SENT_MAILS, world.storageMaintenance] as const
  const useCases = {
    listUsers: new ListUsers(adminReader, clock),
    listProposals: new ListProposals(adminReader),
    listGrantDocuments: new ListGrantDocuments(adminReader),
    listAuditEntries: new ListAuditEntries(adminReader),
    viewAccount: new ViewAccount(work, readers),
    changeSettings: new ChangeSettings(work, sources),
    requestFactsFile: new RequestFactsFile(work, documentReader, ids, clock),
    removeAccount: new RemoveAccount(...clearing, ids, clock, silentLog, provesAnybody),
    changeClassification: new ChangeClassification(work, proposalReader, sources),
    reloadAll: new ReloadAllAnswers(work, proposalReader, sources),
    reloadOne: new ReloadAnswer(work, proposalReader, sources),
  }
  const { accountId } = owner
  const applicationWith = async (...of: Partial<Question>[]) => {
    const proposal = aProposal({ accountId, form: FORM, formClassification: 'other', processingStatus: 'completed' })
    const questions = of.map((each, position) => aQuestion({ accountId, proposalId: proposal.id, position, ...each }))
    await work.run(async (stores) => {
      await stores.proposals.save(proposal)
      for (const question of questions) await stores.questions.save(question)
    })
    return { id: proposal.id, questionIds: questions.map(({ id }) => id) }
  }
  return {
    ...useCases,
    work,
    owner,
    admin,
    applicationWith,
    detail: async (id: ProposalId) => proposalReader.detail(accountId, id),
    queued: async () => (await claimAll(world)).map(({ job }) => [job.name, job.data['questionId']]),
    acts: async () =>
      (await adminReader.auditEntries({ ...FIRST_PAGE, maskedAddress: null })).items.map(
        ({ action, adminId, onAccount, subjectId }) => ({
          action,
          adminId,
          onAccount,
          subjectId,
        }),
      ),
  }
}

describe('what operators see of all accounts', () => {
  it('is refused to everybody else, list by list', async () => {
    const { owner: actor, ...of } = await openOperators()
    const asked = { actor, ...FIRST_PAGE }

    const refusals = await Promise.all(
      [
        of.listUsers.execute(asked),
        of.listProposals.execute(asked),
        of.listGrantDocuments.execute(asked),
        of.listAuditEntries.execute(asked),
        of.viewAccount.execute(asked as never),
      ].map(refusalOf),
    )

    expect(refusals.map(({ kind }) => kind)).to.deep.equal(Array(5).fill('forbidden'))
  })

  it('shows an invitation as expired once its link ran out', async () => {
    const { work, listUsers, admin: actor } = await openOperators()
    const [late, open] = [aUser({ inviteStatus: 'pending' }), aUser({ inviteStatus: 'pending' })]
    await work.run(async ({ users, accessTokens }) => {
      for (const user of [late, open]) await users.save(user)
      await accessTokens.put(anAccessToken({ userId: late.id, expiresAt: '2020-01-01T00:00:00.000Z' }))
      await accessTokens.put(anAccessToken({ userId: open.id, expiresAt: '2999-01-01T00:00:00.000Z' }))
    })

    const { items } = await listUsers.execute({ actor, ...FIRST_PAGE })

    const statusOf = (id: string) => items.find((user) => user.id === id)?.inviteStatus
    expect([statusOf(late.id), statusOf(open.id)]).to.deep.equal(['expired', 'pending'])
  })

  it('shows an account with its users, applications, projects and library, and an absent one not', async () => {
    const { work, viewAccount, applicationWith, owner, admin: actor } = await openOperators()
    const { id } = await applicationWith()
    await work.run(({ documents }) => documents.save(aDocument({ accountId: owner.accountId })))

    const detail = await viewAccount.execute({ actor, accountId: owner.accountId })
    const refusal = await refusalOf(viewAccount.execute({ actor, accountId: anId() }))

    expect(detail.account.id).to.equal(owner.accountId)
    expect(detail.emails).to.have.length(1)
    expect(detail.proposals.map((proposal) => proposal.id)).to.deep.equal([id])
    expect(detail.libraryDocuments).to.have.length(1)
    expect(refusal.kind).to.equal('not-found')
  })
})

describe('the audit log', () => {
  it('notes each act of an admin on another’s account, with whom, what and on what', async () => {
    const { owner, admin: actor, applicationWith, acts, ...of } = await openOperators()
    const { accountId } = owner
    const { id: proposalId, questionIds } = await applicationWith({ status: 'error' })
    const [questionId] = questionIds as [Question['id']]
    await of.work.run(({ documents }) => documents.save(aDocument({ accountId })))

    await of.changeSettings.execute({ actor, accountId, language: 'de', toneOfVoice: '' })
    await of.requestFactsFile.execute({ actor, accountId })
    await of.changeClassification.execute({ actor, proposalId })
    await of.reloadOne.execute({ actor, proposalId, questionId })
    await of.reloadAll.execute({ actor, proposalId })
    await of.removeAccount.execute({ actor, accountId })

    const by = { adminId: actor.userId, onAccount: accountId }
    expect(await acts()).to.deep.equal([
      { ...by, action: 'remove-account', subjectId: null },
      { ...by, action: 'reload-answers', subjectId: proposalId },
      { ...by, action: 'reload-answer', subjectId: questionId },
      { ...by, action: 'change-type', subjectId: proposalId },
      { ...by, action: 'generate-facts-file', subjectId: null },
      { ...by, action: 'change-settings', subjectId: null },
    ])
  })

  it('shows by masked addresses who it was, and finds them by the whole address once they are gone', async () => {
    const { owner, admin: actor, work, listAuditEntries, removeAccount } = await openOperators()
    await work.run(async ({ users }) => {
      await users.save({ ...(await users.find(owner.userId))!, email: 'robin@example.org' })
      await users.save({ ...(await users.find(actor.userId))!, email: 'jo@example.org' })
    })
    await removeAccount.execute({ actor, accountId: owner.accountId })
    const found = async (search: string) =>
      (await listAuditEntries.execute({ actor, ...FIRST_PAGE, search })).items.map((entry) => [
        entry.adminAddress,
        entry.subjectAddress,
      ])

    const entry = ['j•••@example.org', 'r•••n@example.org']
    expect(await found(' Robin@Example.org ')).to.deep.equal([entry])
    expect(await found('jo@example.org')).to.deep.equal([entry])
    expect(await found('ruth@example.org')).to.deep.equal([])
  })

  it('notes nothing of what anybody does to their own account, and nothing that was refused', async () => {
    const { owner, admin, acts, changeSettings, removeAccount, reloadAll } = await openOperators()

    await changeSettings.execute({ actor: owner, language: 'de', toneOfVoice: '' })
    await changeSettings.execute({ actor: admin, accountId: admin.accountId, language: 'de', toneOfVoice: '' })
    await refusalOf(removeAccount.execute({ actor: owner, accountId: admin.accountId }))
    await refusalOf(removeAccount.execute({ actor: admin, accountId: anId() }))
    await refusalOf(reloadAll.execute({ actor: admin, proposalId: anId() }))

    expect(await acts()).to.deep.equal([])
  })
})

describe('the removal of any account', () => {
  it('is refused to who is no admin, and to an admin for their own', async () => {
    const { owner, admin, removeAccount } = await openOperators()

    const byUser = await refusalOf(removeAccount.execute({ actor: owner, accountId: admin.accountId }))
    const own = await refusalOf(removeAccount.execute({ actor: admin, accountId: admin.accountId }))

    expect([byUser.kind, own.kind, own.code]).to.deep.equal(['forbidden', 'conflict', 'accounts.own-account'])
  })
})

describe('the type of a grant document', () => {
  it('goes round a fixed cycle, for admins alone', async () => {
    const { owner, admin: actor, applicationWith, changeClassification } = await openOperators()
    const { id: proposalId } = await applicationWith()
    const seen: string[] = []

    for (let step = 0; step < 6; step += 1)
      seen.push((await changeClassification.execute({ actor, proposalId })).classification)
    const refusal = await refusalOf(changeClassification.execute({ actor: owner, proposalId }))

    expect(seen).to.deep.equal([
      'application form',
      'past application',
      'guidance',
      'supporting document',
      'other',
      'application form',
    ])
    expect(refusal.kind).to.equal('forbidden')
  })

  it('is of an uploaded file alone', async () => {
    const { work, admin: actor, changeClassification } = await openOperators()
    const manual = aProposal()
    await work.run(({ proposals }) => proposals.save(manual))

    const refusal = await refusalOf(changeClassification.execute({ actor, proposalId: manual.id }))

    expect(refusal.code).to.equal('proposals.document-not-found')
  })
})

describe('reloading answers', () => {
  it('has every question of any account’s application answered anew, keeping what stands until then', async () => {
    const { admin: actor, applicationWith, reloadAll, detail, queued } = await openOperators()
    const answer = anAnswer({ sources: [], messages: [] })
    const { id, questionIds } = await applicationWith({ status: 'completed', answer }, { status: 'error', error: 'x' })

    await reloadAll.execute({ actor, proposalId: id })

    const after = await detail(id)
    expect(after?.proposal).to.include({ processingStatus: 'answering', processingError: null })
    expect(after?.questions.map(({ status, error }) => [status, error])).to.deep.equal(
      Array(2).fill(['processing', null]),
    )
    expect(after?.questions[0]?.answer?.text).to.equal(answer.text)
    expect(await queued()).to.have.deep.members(questionIds.map((question) => ['answer-question', question]))
  })

  it('takes up a change that was asked for in the chat where that is what is stuck', async () => {
    const { admin: actor, applicationWith, reloadOne, queued } = await openOperators()
    const { id: proposalId, questionIds } = await applicationWith({ status: 'processing', request: 'Shorter' })
    const [questionId] = questionIds as [Question['id']]

    await reloadOne.execute({ actor, proposalId, questionId })

    expect(await queued()).to.deep.equal([['improve-answer', questionId]])
  })

  it('is refused for one that has its answer, for an application without questions, and to all but admins', async () => {
    const { owner, admin: actor, applicationWith, reloadAll, reloadOne, queued } = await openOperators()
    const { id: proposalId, questionIds } = await applicationWith({ status: 'completed', answer: anAnswer() })
    const [questionId] = questionIds as [Question['id']]
    const { id: empty } = await applicationWith()

    const refusals = await Promise.all(
      [
        reloadOne.execute({ actor, proposalId, questionId }),
        reloadAll.execute({ actor, proposalId: empty }),
        reloadOne.execute({ actor, proposalId: empty, questionId }),
        reloadAll.execute({ actor: owner, proposalId }),
        reloadOne.execute({ actor: owner, proposalId, questionId }),
      ].map(refusalOf),
    )

    expect(refusals.map(({ kind }) => kind)).to.deep.equal([
      'conflict',
      'conflict',
      'not-found',
      'forbidden',
      'forbidden',
    ])
    expect(await queued()).to.deep.equal([])
  })
})
