import type { Question } from '../../../core/proposals/question/question.ts'
import { bucketedWords } from '../../../core/search/question-words.ts'
import { insertRows } from '../insert-rows.ts'
import type { Sql } from '../sql.ts'

const WORDS = 'question_words (account_id, bucket, question_id, words)'
const USES = 'document_uses (question_id, document_id, account_id)'
const FORGET_WORDS = 'DELETE FROM question_words WHERE question_id = ?'
const FORGET_USES = 'DELETE FROM document_uses WHERE question_id = ?'

/** Replaces the stored search words of a question and the documents that its answer uses. */
export async function indexQuestion(sql: Sql, question: Question): Promise<void> {
  const { id, accountId } = question
  const words = [...bucketedWords(question)]
  const documents = documentsOf(question)
  await sql.change(FORGET_WORDS, [id])
  await insertRows(sql, WORDS, words.length, (at) => [accountId, words[at]?.[0], id, words[at]?.[1]])
  await sql.change(FORGET_USES, [id])
  await insertRows(sql, USES, documents.length, (at) => [id, documents[at], accountId])
}

/** The documents of cited sources. */
function documentsOf({ answer }: Question): string[] {
  const used = (answer?.sources ?? []).filter(({ cited }) => cited)
  return [...new Set(used.flatMap(({ documentId }) => documentId ?? []))]
}
