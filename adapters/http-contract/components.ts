import { accountUser, currentUser } from './accounts.ts'
import { listedFunder } from './admin-funders.ts'
import { auditEntry, grantDocument, listedProposal, listedUser } from './admin.ts'
import { libraryDocument } from './documents.ts'
import { funderImport } from './funder-imports.ts'
import { funder, funderListItem } from './funders.ts'
import { job } from './jobs.ts'
import { project, projectListItem } from './projects.ts'
import { coordinatorMessage, proposal, question } from './proposals.ts'
import { report } from './reports.ts'
import { dataMigration, scheduledTask } from './maintenance.ts'
import { sourcePassage } from './sources.ts'

/** Schemas that the description of the API shows once, by their names there. */
export const COMPONENTS = {
  AccountUser: accountUser,
  AuditEntry: auditEntry,
  CoordinatorMessage: coordinatorMessage,
  CurrentUser: currentUser,
  DataMigration: dataMigration,
  Funder: funder,
  FunderImport: funderImport,
  FunderListItem: funderListItem,
  GrantDocument: grantDocument,
  Job: job,
  LibraryDocument: libraryDocument,
  ListedFunder: listedFunder,
  ListedProposal: listedProposal,
  ListedUser: listedUser,
  Project: project,
  ProjectListItem: projectListItem,
  Proposal: proposal,
  Question: question,
  Report: report,
  ScheduledTask: scheduledTask,
  SourcePassage: sourcePassage,
}
