import type { DocumentUses } from '../../../core/documents/ports/document-uses.ts'
import type { QuestionSearch } from '../../../core/search/ports/question-search.ts'
import type { SearchableNames } from '../../../core/search/ports/searchable-names.ts'
import { token } from './token.ts'

/** Reads questions and names for the search and the library. */
export const searchTokens = {
  documentUses: token<DocumentUses>('DocumentUses'),
  searchableNames: token<SearchableNames>('SearchableNames'),
  questionSearch: token<QuestionSearch>('QuestionSearch'),
}
