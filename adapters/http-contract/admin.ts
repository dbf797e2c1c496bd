import { z } from 'zod'
import { accountRemoval, accountUser } from './accounts.ts'
import { libraryDocument } from './documents.ts'
import { entity, identifier, instant, success } from './envelope.ts'
import { pageQuery, sortBy, total } from './paging.ts'
import { projectListItem } from './projects.ts'

const listQuery = pageQuery.extend({ search: z.string().max(200).default('') })
export const usersQuery = listQuery.extend({ sort: sortBy(['id', 'email', 'lastLoginAt']).default('-id') })
export const allProposalsQuery = listQuery.extend({ sort: sortBy(['id', 'name']).default('-id') })
export const grantDocumentsQuery = listQuery.extend({
  sort: sortBy(['id', 'originalName', 'classification']).default('-id'),
})
export const auditQuery = listQuery.extend({ sort: sortBy(['id']).default('-id') })

/** A user of any account. */
export const listedUser = accountUser
  .omit({ invitedBy: true, inviteUndelivered: true })
  .extend({ isAdmin: z.boolean(), isEmailVerified: z.boolean() })
export type ListedUser = z.infer<typeof listedUser>
export const usersResponse = success.extend({ users: z.array(listedUser), total })

export const listedProposal = entity.extend({
  accountId: identifier,
  name: z.string(),
  isArchived: z.boolean(),
  status: z.string(),
  processingStatus: z.string().nullable(),
  /** In US dollars. */
  totalCost: z.number(),
  createdAt: instant,
})
export type ListedProposal = z.infer<typeof listedProposal>
export const allProposalsResponse = success.extend({ proposals: z.array(listedProposal), total })

/** The file of an application, with its application's identifier. */
export const grantDocument = entity.extend({
  accountId: identifier,
  originalName: z.string(),
  classification: z.enum(['application form', 'past application', 'guidance', 'supporting document', 'other']),
})
export type GrantDocument = z.infer<typeof grantDocument>
export const grantDocumentsResponse = success.extend({ proposalsDocuments: z.array(grantDocument), total })
export const changeClassificationRequest = z.object({ proposalDocumentId: identifier })
export const grantDocumentResponse = success.extend({ proposalsDocument: grantDocument })

export const accountDetail = z.object({
  account: entity.extend({
    createdAt: instant,
    /** Addresses of its users, oldest first. */
    emails: z.array(z.string()),
    removal: accountRemoval.nullable(),
  }),
  proposals: z.array(listedProposal),
  projects: z.array(projectListItem),
  libraryDocuments: z.array(libraryDocument),
})
export type AccountDetail = z.infer<typeof accountDetail>
export const accountResponse = success.extend(accountDetail.shape)

export const auditEntry = entity.extend({
  at: instant,
  action: z.enum([
    'remove-account',
    'remove-user',
    'make-verification-link',
    'change-settings',
    'generate-facts-file',
    'reload-answers',
    'reload-answer',
    'change-type',
    'save-funder',
    'renew-overview',
    'import-funders',
    'reload-job',
    'delete-job',
    'run-single-job',
    'run-migration',
    'read-application',
    'read-project',
    'read-report',
    'read-document',
    'read-funder',
    'create-task-card',
    'test-model',
    'save-model-price',
  ]),
  adminId: identifier,
  /** Null if the admin is no longer a user. */
  adminEmail: z.string().nullable(),
  /** Null if it affected all accounts. */
  accountId: identifier.nullable(),
  /** Identifier of the subject or, for scheduled tasks and migrations, its name; null if it was the account. */
  subjectId: z.string().nullable(),
  /** Masked addresses at that time: of the admin, and of the user or the account's owner. Null after a year. */
  adminAddress: z.string().nullable(),
  subjectAddress: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntry>
export const auditResponse = success.extend({ entries: z.array(auditEntry), total })

export const reloadAllAnswersRequest = z.object({ proposalId: identifier })
export const reloadSingleAnswerRequest = z.object({ proposalId: identifier, questionId: identifier })
