import { accountUser, currentUser } from './accounts.ts'
import { funder, funderImport, funderListItem, listedFunder } from './funders.ts'
import { auditEntry, grantDocument, listedProposal, listedUser } from './admin.ts'
import { libraryDocument } from './documents.ts'
import { dataMigration, job, scheduledTask } from './maintenance.ts'
import { project, projectListItem } from './projects.ts'
import { coordinatorMessage, proposal, question } from './proposals.ts'
import { report } from './reports.ts'
import { sourcePassage } from './sources.ts'

/** Schemas that the API document defines once, by name. */
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
