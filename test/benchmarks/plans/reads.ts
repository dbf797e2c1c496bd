import { SHARED_LIBRARY } from '../../../core/documents/document.ts'
import type {
  AccountId,
  UserId,
  DocumentId,
  FunderId,
  JobId,
  ProjectId,
  ProposalId,
  ReportId,
} from '../../../core/shared/ids.ts'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { ScopedLibrary } from '../../../core/documents/scoped-library.ts'
import type { Persistence } from '../../../core/persistence.ts'
import { WORK_KINDS } from '../../../core/maintenance/ports.ts'
import { SeededText } from '../seeded-text.ts'
import { idIn } from './copied-table.ts'
import { findFunders } from '../../../core/funders/find-funders.ts'
import type { Read } from './explained-read.ts'

const SOME = 7
const FIRST = SOME * 1000 + 1
const BEST = 12
const NOW = '2026-06-01T00:00:00.000Z'
const PAGE = { page: 2, pageSize: 25, isDescending: true } as const
const account = idIn('account', SOME) as AccountId
const project = idIn('project', FIRST) as ProjectId
const application = idIn('proposal', FIRST) as ProposalId
const document = idIn('document', FIRST) as DocumentId

/** What people see within their account. */
export function readsOfPeople(persistence: Persistence, token: string): Read[] {
  const { sessionReader, projectReader, documentReader, proposalReader, reportReader, passageReader } = persistence
  const report = idIn('report', FIRST) as ReportId
  const library = new ScopedLibrary(passageReader, new StemmedTermAnalyser(), account, [{ kind: 'shared' }])
  const question = new SeededText(11).question()
  const own = readsNamed(account, {
    'list of projects': () => projectReader.list(account),
    'list of projects, unchanged': () => projectReader.listVersion(account),
    'page of a project': () => projectReader.detail(account, project),
    'shared documents': () => documentReader.ofScopes(account, SHARED_LIBRARY),
    'whole library': () => documentReader.ofScopes(account, 'all'),
    'one document': () => documentReader.find(account, document),
    'documents being read': () => documentReader.isBeingRead(account, SHARED_LIBRARY),
    'text of a document': () => passageReader.passagesOf(account, document),
    'places of a document': () => passageReader.placesOf(account, document),
    'page of a document': () => passageReader.withLayout(account, document, 10, 20),
    'search in the library': () => library.search(question, BEST),
    'application, unchanged': () => proposalReader.version(account, application),
    'page of an application': () => proposalReader.detail(account, application),
    'messages behind answers': () => proposalReader.answerMessages(account, application),
    'conversation of an application': () => proposalReader.coordinatorMessages(account, application, 100),
    'page of a report': () => reportReader.detail(account, report),
    ...withinUnits(persistence),
  })
  const session = { name: 'session with its user', within: null, run: () => sessionReader.withUser(token) }
  return [session, ...own, ...searchesForFunders(persistence)]
}

function withinUnits({ unitOfWork }: Persistence): Readonly<Record<string, Read['run']>> {
  return {
    'members of an account': () => unitOfWork.run(({ users }) => users.ofAccount(account)),
    'questions of an application': () => unitOfWork.run(({ questions }) => questions.ofProposal(account, application)),
    'questions that wait for others': () =>
      unitOfWork.run(({ questions }) => questions.dependent(account, application)),
    'questions in a state': () =>
      unitOfWork.run(({ questions }) => questions.count(account, application, 'processing')),
  }
}

function searchesForFunders({ funderIndex }: Persistence): Read[] {
  const search = (text: string) => () => findFunders({ index: funderIndex, of: account, limit: 20 }, text)
  return readsNamed(account, {
    'funders by name': search('Harbour Trust'),
    'funders by the beginning': search('har'),
    'funders, misspelt': search('Habour Trst'),
    'funders by number': search('1000017'),
  })
}

/** What administrators see of all accounts. */
export function readsOfAdministrators(persistence: Persistence): Read[] {
  const { adminReader, allFundersReader, jobReader, projectReader, registerFactsReader, unitOfWork } = persistence
  const funder = idIn('funder', 7) as FunderId
  const of = { ...PAGE, search: '' }
  return readsNamed(null, {
    'users by e-mail': () => adminReader.users({ ...of, order: 'email' }),
    'users by log-in': () => adminReader.users({ ...of, order: 'lastLoginAt' }),
    'users, searched': () => adminReader.users({ ...of, page: 1, order: 'id', search: 'person77' }),
    applications: () => adminReader.proposals({ ...of, order: 'id' }),
    'applications by name': () => adminReader.proposals({ ...of, order: 'name' }),
    'applications, searched': () => adminReader.proposals({ ...of, page: 1, order: 'name', search: 'abcd' }),
    'applications of an account': () => adminReader.proposalsOf(account),
    'forms by name': () => adminReader.grantDocuments({ ...of, order: 'originalName' }),
    'forms by kind': () => adminReader.grantDocuments({ ...of, order: 'classification' }),
    'forms, searched': () => adminReader.grantDocuments({ ...of, page: 1, order: 'originalName', search: 'abcd' }),
    'audit log': () => adminReader.auditEntries({ ...of, order: 'id', maskedAddress: null }),
    'audit log, searched': () =>
      adminReader.auditEntries({ ...of, page: 1, order: 'id', search: 'person7@', maskedAddress: null }),
    'funders in order': () => allFundersReader.page({ ...PAGE, shown: 'all', order: 'funderName' }),
    'funders by charity number': () => allFundersReader.page({ ...PAGE, shown: 'all', order: 'charityNumber' }),
    'funders with an overview': () => allFundersReader.page({ ...PAGE, shown: 'with-overview', order: 'funderName' }),
    'funders of one account': () => allFundersReader.page({ ...PAGE, shown: 'of-one-account', order: 'funderName' }),
    'counts of funders': () => allFundersReader.counts(),
    'what registers know of a funder': () => registerFactsReader.factsOf(funder),
    'imports of registers': () => unitOfWork.run(({ funderImports }) => funderImports.page(PAGE)),
    'owner of a project': () => projectReader.ownerOf(project),
    jobs: () => jobReader.page({ ...PAGE, order: 'createdAt', state: null, name: null }),
    'jobs by last run': () => jobReader.page({ ...PAGE, order: 'lastRunAt', state: null, name: null }),
    'jobs that failed': () => jobReader.page({ ...PAGE, order: 'createdAt', state: 'failed', name: null }),
    'jobs of a name': () => jobReader.page({ ...PAGE, order: 'createdAt', state: null, name: 'write-report' }),
    'jobs of a name and state': () =>
      jobReader.page({ ...PAGE, order: 'createdAt', state: 'queued', name: 'write-report' }),
    'counts of jobs': () => jobReader.counts(),
    'one job with its runs': () => jobReader.runs(idIn('job', 7) as JobId),
  })
}

/** What the installation does by itself, claims of jobs included. */
export function readsOfTheInstallation({ jobQueue, unitOfWork, ...persistence }: Persistence): Read[] {
  const { workInProgress, documentWalk, proposalWalk } = persistence
  const leaseUntil = '2026-06-01T00:00:12.000Z'
  const inProgress = Object.fromEntries(
    WORK_KINDS.map((kind) => [`unfinished work: ${kind}`, () => workInProgress.next(kind, null, 200)]),
  )
  return readsNamed(null, {
    'claim of 8 jobs': () => jobQueue.claim({ now: NOW, leaseUntil, limit: 8 }),
    'next job that is due': () => jobQueue.nextDueAt(),
    ...inProgress,
    'work in hand': () => workInProgress.withUnfinishedJob(),
    'documents in turn': () => documentWalk.next(document, 100),
    'count of documents': () => documentWalk.count(),
    'applications in turn': () => proposalWalk.next(application, 100),
    'applications without an overview': () => proposalWalk.withoutOverview(null, 100),
    'count of applications': () => proposalWalk.count(),
    'expired sessions': () =>
      unitOfWork.run(({ dataMaintenance }) => dataMaintenance.removeExpiredSessions('2025-01-01', 100)),
    'expired tokens': () =>
      unitOfWork.run(({ dataMaintenance }) => dataMaintenance.removeExpiredTokens('2025-01-01', 100)),
    'expired invitations': () =>
      unitOfWork.run(({ dataMaintenance }) => dataMaintenance.expireInvitations('2025-01-01', 100)),
    'jobs finished long ago': () =>
      unitOfWork.run(({ dataMaintenance }) => dataMaintenance.removeFinishedJobs('completed', '2025-01-01', 100)),
    'an administrator’s act of before': () =>
      unitOfWork.run(({ auditLog }) =>
        auditLog.hasSince({ adminId: idIn('user', 7) as UserId, action: 'change-settings', subjectId: null }, NOW),
      ),
  })
}

function readsNamed(within: AccountId | null, runs: Readonly<Record<string, Read['run']>>): Read[] {
  return Object.entries(runs).map(([name, run]) => ({ name, within, run }))
}
