import type { WaitingItem } from '../../../core/questions/ports.ts'
import type { NamedUser, QuestionComment } from '../../../core/questions/question-comment.ts'
import type * as contract from '../../http-contract/comments.ts'

export function presentComment({
  id,
  author,
  text,
  mentions,
  createdAt,
  editedAt,
  resolved,
}: QuestionComment): contract.Comment {
  return {
    id,
    _id: id,
    author: presentUser(author),
    text,
    mentions: mentions.map(presentUser),
    createdAt,
    editedAt,
    resolved: resolved && { by: presentUser(resolved.by), at: resolved.at },
  }
}

function presentUser({ id, name }: NamedUser) {
  return { _id: id, name }
}

export function presentWaiting({ kind, since, comment, ...about }: WaitingItem): contract.WaitingItem {
  const { proposalId, proposalName, questionId, questionText, count } = about
  const said = comment && { _id: comment.id, authorName: comment.authorName, text: comment.text }
  return { kind, proposalId, proposalName, questionId, questionText, count, since, comment: said }
}
