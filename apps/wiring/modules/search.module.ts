import { ContainerModule } from 'inversify'
import type { DocumentReader, LibraryOpener } from '../../../core/documents/ports.ts'
import type { PassageReader } from '../../../core/documents/ports/passage-index.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { RememberedAnswerReader } from '../../../core/answer-library/ports.ts'
import { factLabel } from '../../../adapters/http-contract/texts/en/profile-labels.ts'
import type { ProfileStores } from '../../../core/profile/profiles.ts'
import type { Clock, UnitOfWork } from '../../../core/shared/ports.ts'
import { AnswerSource } from '../../../core/search/answer-source.ts'
import { DocumentSource } from '../../../core/search/document-source.ts'
import { FactSource } from '../../../core/search/fact-source.ts'
import { NameSource } from '../../../core/search/name-source.ts'
import type { QuestionSearch, SearchableNames } from '../../../core/search/ports.ts'
import { QuestionSource } from '../../../core/search/question-source.ts'
import { SearchEverything } from '../../../core/search/search-everything.ts'
import { SuggestSearch } from '../../../core/search/suggest-search.ts'
import { searchTokens } from '../tokens/search-tokens.ts'
import { provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens, readingTokens, systemTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { documentReader, passageReader, rememberedAnswerReader } = databaseTokens
const { searchableNames, questionSearch } = searchTokens

/** In the order in which kinds are shown. Add a source here for another kind. */
function searchEverything(
  names: SearchableNames,
  questions: QuestionSearch,
  documents: DocumentReader,
  passages: PassageReader,
  analyser: TermAnalyser,
  answers: RememberedAnswerReader,
  libraries: LibraryOpener,
  work: UnitOfWork<ProfileStores>,
  clock: Clock,
): SearchEverything {
  const sources = [
    new NameSource('application', names),
    new NameSource('project', names),
    new QuestionSource(questions),
    new FactSource(work, clock, factLabel),
    new AnswerSource(answers, analyser),
    new DocumentSource(documents, passages, analyser, libraries),
    new NameSource('report', names),
    new NameSource('funder', names),
  ]
  return new SearchEverything(sources, analyser)
}

function suggestSearch(
  names: SearchableNames,
  passages: PassageReader,
  analyser: TermAnalyser,
  search: Pick<SearchEverything, 'execute'>,
): SuggestSearch {
  return new SuggestSearch({ names, passages, analyser, search })
}

export const searchModule = new ContainerModule((module) => {
  provide(module, useCaseTokens.searchEverything, searchEverything, [
    searchableNames,
    questionSearch,
    documentReader,
    passageReader,
    readingTokens.analyser,
    rememberedAnswerReader,
    coreTokens.libraries,
    databaseTokens.work,
    systemTokens.clock,
  ])
  provide(module, useCaseTokens.suggestSearch, suggestSearch, [
    searchableNames,
    passageReader,
    readingTokens.analyser,
    useCaseTokens.searchEverything,
  ])
})
