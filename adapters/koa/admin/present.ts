import type { GrantDocument, ListedAuditEntry, ListedProposal, ListedUser } from '../../../core/admin/ports.ts'
import { isEmailVerified } from '../../../core/identity/verified-email.ts'
import type { AccountDetail } from '../../../core/admin/view-account.ts'
import type * as contract from '../../http-contract/admin.ts'
import { presentDocument } from '../documents/present.ts'
import { presentProjectListItem } from '../projects/present.ts'

export function presentListedUser(user: ListedUser): contract.ListedUser {
  const { id, accountId, email, firstName, lastName, lastLoginAt, inviteStatus, isAdmin, isOwner } = user
  const named = { id, _id: id, accountId, email, firstName, lastName, lastLoginAt, inviteStatus }
  return { ...named, isAdmin, isOwner, isEmailVerified: isEmailVerified(user) }
}

export function presentListedProposal(proposal: ListedProposal): contract.ListedProposal {
  const { id, accountId, name, isArchived, status, processingStatus, totalCost, createdAt } = proposal
  return { id, _id: id, accountId, name, isArchived, status, processingStatus, totalCost, createdAt }
}

export function presentGrantDocument(document: GrantDocument): contract.GrantDocument {
  const { id, accountId, originalName, classification } = document
  return { id, _id: id, accountId, originalName, classification }
}

export function presentAccount(detail: AccountDetail): contract.AccountDetail {
  const { account, emails, proposals, projects, libraryDocuments } = detail
  return {
    account: {
      id: account.id,
      _id: account.id,
      createdAt: account.createdAt,
      emails: [...emails],
      removal: account.removal,
    },
    proposals: proposals.map(presentListedProposal),
    projects: projects.map(presentProjectListItem),
    libraryDocuments: libraryDocuments.map((document) => presentDocument(document)),
  }
}

export function presentAuditEntry(entry: ListedAuditEntry): contract.AuditEntry {
  const { id, at, action, adminId, adminEmail, onAccount, subjectId, adminAddress, subjectAddress } = entry
  const who = { adminId, adminEmail, adminAddress, subjectAddress }
  return { id, _id: id, at, action, ...who, accountId: onAccount, subjectId }
}
