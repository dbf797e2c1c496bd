import { ContainerModule } from 'inversify'
import { ListDocumentUses } from '../../../core/documents/list-document-uses.ts'
import { ListDocuments } from '../../../core/documents/list-documents.ts'
import type { LibraryOpener, MeaningSearch } from '../../../core/documents/ports.ts'
import type { PassageReader } from '../../../core/documents/ports/passage-index.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { ReadDocument } from '../../../core/library/read-document.ts'
import { RemoveDocument } from '../../../core/library/remove-document.ts'
import { LabelDocuments } from '../../../core/library/label-documents.ts'
import { RenameDocument } from '../../../core/library/rename-document.ts'
import { ReplaceDocument, type ReplaceDocumentPorts } from '../../../core/library/replace-document.ts'
import { ScopedLibrary } from '../../../core/documents/scoped-library.ts'
import { StoredFormats } from '../../../core/documents/stored-formats.ts'
import { UploadDocument } from '../../../core/library/upload-document.ts'
import { ViewDocumentText } from '../../../core/documents/view-document-text.ts'
import { WaitingJobs } from '../../../core/documents/waiting-jobs.ts'
import { AnswersUsing } from '../../../core/library/answers-using.ts'
import { searchTokens } from '../tokens/search-tokens.ts'
import { construct, provide } from '../tokens/token.ts'
import {
  coreTokens,
  databaseTokens,
  jobTokens,
  meaningTokens,
  readingTokens,
  systemTokens,
  writingTokens,
} from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, documentReader, passageReader } = databaseTokens
const { documentUses } = searchTokens
const { clock, ids, files } = systemTokens
const { formats, analyser, documentIndexer } = readingTokens

function libraryOpener(passages: PassageReader, terms: TermAnalyser, meaning: MeaningSearch | null): LibraryOpener {
  return { open: (accountId, part) => new ScopedLibrary(passages, terms, accountId, part, meaning) }
}

type Replacing = ReplaceDocumentPorts

function replaceDocument(
  stores: Replacing['work'],
  answers: Replacing['answers'],
  store: Replacing['files'],
  formatsOf: Replacing['formats'],
  source: Replacing['ids'],
  time: Replacing['clock'],
  quotas: Replacing['quotas'],
): ReplaceDocument {
  return new ReplaceDocument({
    work: stores,
    answers,
    files: store,
    formats: formatsOf,
    ids: source,
    clock: time,
    quotas,
  })
}

export const documentsModule = new ContainerModule((module) => {
  construct(module, coreTokens.storedFormats, StoredFormats, [files, formats])
  construct(module, useCaseTokens.uploadDocument, UploadDocument, [
    work,
    files,
    coreTokens.storedFormats,
    ids,
    clock,
    coreTokens.quotas,
  ])
  construct(module, useCaseTokens.removeDocument, RemoveDocument, [
    work,
    files,
    coreTokens.waitingJobs,
    coreTokens.answersUsing,
  ])
  construct(module, coreTokens.answersUsing, AnswersUsing, [work, documentUses])
  construct(module, coreTokens.waitingJobs, WaitingJobs, [work, documentReader])
  construct(module, useCaseTokens.listDocuments, ListDocuments, [documentReader, documentUses, analyser])
  construct(module, useCaseTokens.listDocumentUses, ListDocumentUses, [documentReader, documentUses])
  construct(module, useCaseTokens.labelDocuments, LabelDocuments, [work])
  construct(module, useCaseTokens.renameDocument, RenameDocument, [work, coreTokens.answersUsing])
  provide(module, useCaseTokens.replaceDocument, replaceDocument, [
    work,
    coreTokens.answersUsing,
    files,
    coreTokens.storedFormats,
    ids,
    clock,
    coreTokens.quotas,
  ])
  construct(module, useCaseTokens.viewDocumentText, ViewDocumentText, [
    documentReader,
    passageReader,
    coreTokens.readings,
  ])
  construct(module, jobTokens.readDocument, ReadDocument, [
    work,
    files,
    documentIndexer,
    writingTokens.descriptions,
    coreTokens.waitingJobs,
    coreTokens.grantSources,
  ])
  provide(module, coreTokens.libraries, libraryOpener, [passageReader, analyser, meaningTokens.search])
})
