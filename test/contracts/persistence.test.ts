import type { PassageIndex } from '../../core/documents/ports/passage-index.ts'
import { BACKENDS, JOB_BACKENDS, type Backend } from '../support/backends.ts'
import { openFresh } from '../support/open-fresh.ts'
import { accessTokensContract } from './access-tokens.contract.ts'
import { accountContentsContract } from './account-contents.contract.ts'
import { accountRecordsContract } from './account-records.contract.ts'
import { accountsContract } from './accounts.contract.ts'
import { adminReaderContract } from './admin-reader.contract.ts'
import { documentReaderContract, documentsContract } from './documents.contract.ts'
import { allFundersReaderContract, funderReaderContract, fundersContract } from './funders.contract.ts'
import { funderImportsContract, funderRegisterContract } from './funder-register.contract.ts'
import { holdingsContract } from './holdings.contract.ts'
import { installationNotesContract } from './installation-notes.contract.ts'
import { jobQueueContract } from './job-queue.contract.ts'
import { jobSharesContract } from './job-shares.contract.ts'
import { jobReaderContract } from './job-reader.contract.ts'
import { jobsContract } from './jobs.contract.ts'
import { revokedAdminsContract } from './revoked-admins.contract.ts'
import { modelPricesContract } from './model-prices.contract.ts'
import { outagesContract } from './outages.contract.ts'
import { passageIndexContract } from './passage-index.contract.ts'
import { passageVectorsContract } from './passage-vectors.contract.ts'
import { pipelineReaderContract } from './pipeline-reader.contract.ts'
import { projectReaderContract, projectsContract } from './projects.contract.ts'
import { formReadingsContract, toldFormsContract } from './form-readings.contract.ts'
import { projectBriefsContract } from './project-briefs.contract.ts'
import { keptRequestsContract } from './kept-requests.contract.ts'
import { proofreadingsContract } from './proofreadings.contract.ts'
import { proposalReaderContract } from './proposal-reader.contract.ts'
import { proposalsContract } from './proposals.contract.ts'
import { archivedContract } from './archived.contract.ts'
import { missingAnswersContract } from './missing-answers.contract.ts'
import { documentFactsContract, profileFactsContract } from './profile.contract.ts'
import { questionCommentsContract, waitingReaderContract } from './question-comments.contract.ts'
import { questionsContract } from './questions.contract.ts'
import { rememberedAnswersContract } from './remembered-answers.contract.ts'
import { reportReaderContract, reportsContract } from './reports.contract.ts'
import { searchContract } from './search.contract.ts'
import { secondFactorsContract } from './second-factors.contract.ts'
import { sessionsContract } from './sessions.contract.ts'
import { spendingsContract } from './spendings.contract.ts'
import { taskBoardConnectionsContract, taskCardsContract } from './task-board.contract.ts'
import { textVersionsContract } from './text-versions.contract.ts'
import { unitOfWorkContract } from './unit-of-work.contract.ts'
import {
  dataMigrationsContract,
  namedFilesContract,
  scheduledTasksContract,
  maintenanceContract,
  walksContract,
} from './maintenance.contract.ts'
import { usersContract } from './users.contract.ts'

const CONTRACTS: Readonly<Record<string, (backend: Backend) => void>> = {
  'The unit of work': unitOfWorkContract,
  Accounts: accountsContract,
  Users: usersContract,
  Sessions: sessionsContract,
  'Access tokens': accessTokensContract,
  'Second factors': secondFactorsContract,
  'The contents of an account': accountContentsContract,
  Projects: projectsContract,
  'The project reader': projectReaderContract,
  'Briefs of projects': projectBriefsContract,
  Documents: documentsContract,
  'The document reader': documentReaderContract,
  'The passage index': passagesContract,
  Funders: fundersContract,
  'The funder reader': funderReaderContract,
  'The reader of all funders': allFundersReaderContract,
  'Imports of funders': funderImportsContract,
  'The register of funders': funderRegisterContract,
  'Facts of the profile': profileFactsContract,
  'Facts of documents': documentFactsContract,
  Proposals: proposalsContract,
  Questions: questionsContract,
  'What was read of forms': formReadingsContract,
  'What was told of forms': toldFormsContract,
  'Suggestions for answers': proofreadingsContract,
  'Kept requests': keptRequestsContract,
  'Comments on questions': questionCommentsContract,
  'The reader of what waits': waitingReaderContract,
  'The reader of missing answers': missingAnswersContract,
  'What is archived': archivedContract,
  'The proposal reader': proposalReaderContract,
  'The pipeline reader': pipelineReaderContract,
  'The search of everything': searchContract,
  Reports: reportsContract,
  'Versions of texts': textVersionsContract,
  'Remembered answers': rememberedAnswersContract,
  'The report reader': reportReaderContract,
  'What an account has': holdingsContract,
  Spendings: spendingsContract,
  'Outages of services': outagesContract,
  'Prices of models': modelPricesContract,
  'Notes on the installation': installationNotesContract,
  'Administrators whose rights were taken': revokedAdminsContract,
  'Connections with the task board': taskBoardConnectionsContract,
  'Task cards': taskCardsContract,
  'The admin reader': adminReaderContract,
  Jobs: jobsContract,
  'The job queue': jobQueueContract,
  'The shares of a claim': jobSharesContract,
  'The job reader': jobReaderContract,
  'Single jobs': scheduledTasksContract,
  'Data migrations': dataMigrationsContract,
  DataMaintenance: maintenanceContract,
  'Names of files': namedFilesContract,
  'Moving accounts': accountRecordsContract,
  'What goes through all accounts': walksContract,
}

/** What the way in which jobs are delivered may change. */
const OF_JOBS = [
  'The unit of work',
  'The contents of an account',
  'Jobs',
  'The job queue',
  'The shares of a claim',
  'The job reader',
  'DataMaintenance',
]

for (const backend of JOB_BACKENDS) {
  const contracts = Object.entries(CONTRACTS).filter(([name]) => BACKENDS.includes(backend) || OF_JOBS.includes(name))
  describe(`Persistence ${backend.name === 'in memory' ? '' : 'on '}${backend.name}`, () => {
    for (const [name, contract] of contracts) describe(name, () => contract(backend))
  })
}

/** Each change in a unit of work of its own. */
function passagesContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')
  const index: PassageIndex = {
    put: (document) => store.run(({ passages }) => passages.put(document)),
    updateTermWeights: (weights) => store.run(({ passages }) => passages.updateTermWeights(weights)),
    putVectors: (part) => store.run(({ passages }) => passages.putVectors(part)),
    rename: (accountId, documentId, fileName) =>
      store.run(({ passages }) => passages.rename(accountId, documentId, fileName)),
    changeScopes: (accountId, documentId, scopes) =>
      store.run(({ passages }) => passages.changeScopes(accountId, documentId, scopes)),
    remove: (accountId, documentId) => store.run(({ passages }) => passages.remove(accountId, documentId)),
    removeAccount: (accountId) => store.run(({ passages }) => passages.removeAccount(accountId)),
  }
  passageIndexContract(backend.name, async () => ({ index, reader: store.persistence.passageReader }))
  passageVectorsContract(backend.name, async () => ({ index, reader: store.persistence.passageVectorReader }))
}
