import { doneResponse } from '../accounts.ts'
import type { CallTable } from '../call.ts'
import { pageQuery } from '../paging.ts'
import {
  documentResponse,
  documentTextResponse,
  documentUsesResponse,
  labelDocumentsRequest,
  labelDocumentsResponse,
  libraryQuery,
  projectSection,
  renameDocumentRequest,
  sharedDocumentsResponse,
  textQuery,
  uploadFields,
} from '../documents.ts'

/** The document library. */
export const documentCalls = {
  'GET /documentLibrary/sharedDocuments': {
    summary: 'Lists the documents that all projects share, or those with another label.',
    access: 'user',
    query: libraryQuery,
    response: sharedDocumentsResponse,
  },
  'GET /documentLibrary/:id/text': {
    summary: 'Answers pages of a document’s text.',
    access: 'user',
    openToAdmins: true,
    params: { id: 'document' },
    query: textQuery,
    response: documentTextResponse,
  },
  'GET /documentLibrary/:id/uses': {
    summary: 'Lists the answers that take something from a document.',
    access: 'user',
    params: { id: 'document' },
    query: pageQuery,
    response: documentUsesResponse,
  },
  'POST /documentLibrary/:id/update': {
    summary: 'Gives a document another name.',
    access: 'user',
    params: { id: 'document' },
    body: renameDocumentRequest,
    response: documentResponse,
  },
  'POST /documentLibrary/:id/replace': {
    work: 'file',
    summary: 'Puts another file in the place of a document’s. Answers that use it say so.',
    access: 'user',
    params: { id: 'document' },
    upload: { of: 'document', fields: uploadFields },
    response: documentResponse,
  },
  'POST /documentLibrary/label': {
    summary: 'Gives documents of the library a label, or takes it off.',
    access: 'user',
    body: labelDocumentsRequest,
    response: labelDocumentsResponse,
  },
  'POST /documentLibrary/uploadSharedDocument': {
    work: 'file',
    summary: 'Uploads a document for all projects.',
    access: 'user',
    upload: { of: 'document', fields: uploadFields },
    status: 201,
    response: documentResponse,
  },
  'POST /documentLibrary/uploadProjectDocument/:projectId/:projectSection': {
    work: 'file',
    summary: 'Uploads a document for the applications or the reports of a project.',
    access: 'user',
    params: { projectId: 'project', projectSection },
    upload: { of: 'document', fields: uploadFields },
    status: 201,
    response: documentResponse,
  },
  'DELETE /documentLibrary/remove/:id': {
    summary: 'Deletes a document.',
    access: 'user',
    params: { id: 'document' },
    response: doneResponse,
  },
} as const satisfies CallTable
