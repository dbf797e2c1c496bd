import { EntitySchema } from 'typeorm'

import { primaryInteger, primaryVarchar, text, varchar } from '../columns.ts'

/** The words of one question and its answer in one bucket (core/search/question-words.ts), keyed by account first. */
export interface QuestionWordsRow {
  readonly account_id: string
  readonly bucket: number
  readonly question_id: string
  /** Each after a space. */
  readonly words: string
}

export const questionWordsSchema = new EntitySchema<QuestionWordsRow>({
  name: 'question_words',
  withoutRowid: true,
  columns: { account_id: primaryVarchar, bucket: primaryInteger, question_id: primaryVarchar, words: text },
  indices: [{ name: 'question_words_of_question', columns: ['question_id'] }],
  foreignKeys: [
    {
      name: 'question_words_question',
      target: 'questions',
      columnNames: ['question_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})

/** A document among the sources of an answer. */
export interface DocumentUseRow {
  readonly question_id: string
  readonly document_id: string
  readonly account_id: string
}

export const documentUseSchema = new EntitySchema<DocumentUseRow>({
  name: 'document_uses',
  columns: { question_id: primaryVarchar, document_id: primaryVarchar, account_id: varchar },
  indices: [{ name: 'document_uses_of_document', columns: ['account_id', 'document_id', 'question_id'] }],
  foreignKeys: [
    {
      name: 'document_uses_question',
      target: 'questions',
      columnNames: ['question_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
