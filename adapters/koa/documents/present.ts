import type { DocumentView } from '../../../core/documents/ports/document-reader.ts'
import { createdAtOf } from '../../../core/shared/id.ts'
import type { DocumentText } from '../../../core/documents/view-document-text.ts'
import { failureSentence } from '../reason-sentences.ts'
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
  }
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
