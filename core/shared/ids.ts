import type { Id } from './id.ts'

export type AccountId = Id<'account'>
export type AuditEntryId = Id<'audit-entry'>
export type CommentId = Id<'comment'>
export type DocumentId = Id<'document'>
export type FunderId = Id<'funder'>
export type FunderImportId = Id<'funder-import'>
export type ItemId = Id<'item'>
export type JobId = Id<'job'>
export type ProfileFactId = Id<'profile-fact'>
export type ProjectId = Id<'project'>
export type ProposalId = Id<'proposal'>
export type QuestionId = Id<'question'>
export type RememberedAnswerId = Id<'answer'>
export type ReportId = Id<'report'>
export type SessionId = Id<'session'>
export type SuggestionId = Id<'suggestion'>
export type TaskCardId = Id<'task-card'>
export type TextVersionId = Id<'text-version'>
export type UserId = Id<'user'>
