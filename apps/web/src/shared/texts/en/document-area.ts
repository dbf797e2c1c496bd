import { documentText, sources } from './document-text.ts'
import { documents } from './documents.ts'

/** What is said of documents and of what texts are taken from. */
export const documentArea = { documents, documentText, sources }
