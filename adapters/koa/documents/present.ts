import type { DocumentScope, ProjectSection } from '../../../core/documents/document.ts'
import { scopeKey } from '../../../core/documents/scope-key.ts'
import type { DocumentUse, DocumentView } from '../../../core/documents/ports.ts'
import { createdAtOf } from '../../../core/shared/id.ts'
import type { DocumentText } from '../../../core/documents/view-document-text.ts'
import type { ReasonCode } from '../../../core/shared/reason.ts'
import { failureSentence } from '../reason-sentences.ts'
import { kindOf, type ListedLibrary } from '../../../core/documents/list-documents.ts'
import type * as contract from '../../http-contract/documents.ts'
import type { LibraryDocument } from '../../http-contract/documents.ts'

/** A document, in a list of a section of a project if one is given. */
export function presentDocument(document: DocumentView, section?: ProjectSection): LibraryDocument {
  const { id, originalName, description, status, scopes, processingError } = document
  return {
    id,
    _id: id,
    name: originalName,
    originalName,
    description,
    status,
    scope: section ?? mainScope(scopes),
    labels: scopes.map(scopeKey),
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

function mainScope(scopes: readonly DocumentScope[]): LibraryDocument['scope'] {
  const [first] = scopes
  return first?.kind === 'project' && !scopes.some(({ kind }) => kind === 'shared') ? first.section : 'shared'
}

const WITHOUT_TEXT: readonly string[] = ['file.empty', 'file.scanned'] satisfies ReasonCode[]

function isWithoutText({ processingError }: DocumentView): boolean {
  return processingError !== null && typeof processingError === 'object' && WITHOUT_TEXT.includes(processingError.code)
}

export function presentLibrary({ documents, uses, ...library }: ListedLibrary) {
  const { projectsLibraryIsEmpty, total, size, kinds, years, scopes } = library
  const counted = documents.map((document) => ({
    ...presentDocument(document),
    answerCount: uses.get(document.id) ?? 0,
  }))
  return { documents: counted, projectsLibraryIsEmpty, total, size, kinds, years, labels: scopes.map(scopeKey) }
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
