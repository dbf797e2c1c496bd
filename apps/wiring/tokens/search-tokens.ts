import type { DocumentUses } from '../../../core/documents/ports.ts'
import type { QuestionSearch, SearchableNames } from '../../../core/search/ports.ts'
import { token } from './token.ts'

/** Reads questions and names for the search and the library. */
export const searchTokens = {
  documentUses: token<DocumentUses>('DocumentUses'),
  searchableNames: token<SearchableNames>('SearchableNames'),
  questionSearch: token<QuestionSearch>('QuestionSearch'),
}
