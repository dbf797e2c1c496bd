import type { DocumentView } from '../../../core/documents/ports/document-reader.ts'
import { createdAtOf } from '../../../core/shared/id.ts'
import type { DocumentText } from '../../../core/documents/view-document-text.ts'
import type { ReasonCode } from '../../../core/shared/reason.ts'
import { failureSentence } from '../reason-sentences.ts'
import { kindOf, type SharedLibrary } from '../../../core/documents/list-shared-documents.ts'
import type { DocumentUse } from '../../../core/documents/ports/document-uses.ts'
import type * as contract from '../../http-contract/documents.ts'
import type { LibraryDocument } from '../../http-contract/documents.ts'

export function presentDocument(document: DocumentView): LibraryDocument {
  const { id, originalName, description, status, scope, processingError } = document
  return {
    id,
    _id: id,
    name: originalName,
    originalName,
    description,
    status,
    scope: scope.kind === 'shared' ? 'shared' : scope.section,
    processingError: failureSentence(processingError),
    uploadDate: document.uploadedAt,
    lastModified: document.lastModified,
    createdAt: createdAtOf(id),
    sizeBytes: document.sizeBytes,
    pageCount: document.pageCount,
    kind: kindOf(document),
    year: document.year,
    replacedAt: document.replacedAt,
    hasNoText: isWithoutText(document),
  }
}

const WITHOUT_TEXT: readonly string[] = ['file.empty', 'file.scanned'] satisfies ReasonCode[]

function isWithoutText({ processingError }: DocumentView): boolean {
  return processingError !== null && typeof processingError === 'object' && WITHOUT_TEXT.includes(processingError.code)
}

export function presentLibrary({ documents, uses, ...library }: SharedLibrary) {
  const { projectsLibraryIsEmpty, total, size, kinds, years } = library
  const counted = documents.map((document) => ({
    ...presentDocument(document),
    answerCount: uses.get(document.id) ?? 0,
  }))
  return { documents: counted, projectsLibraryIsEmpty, total, size, kinds, years }
}

export function presentUse({ questionId, questionText, proposalId, proposalName }: DocumentUse): contract.DocumentUse {
  return { questionId, questionText, proposalId, proposalName }
}

export function presentText({ hasPageNumbers, count, pages }: DocumentText) {
  return {
    hasPageNumbers,
    count,
    pages: pages.map(({ number, lines }) => ({
      number,
      lines: lines.map(({ kind, level, text, passage, isContinued }) => ({ kind, level, text, passage, isContinued })),
    })),
  }
}
