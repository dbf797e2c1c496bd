import { documentText, sources } from './document-text.ts'
import { documents } from './documents.ts'

/** What is said of documents, of the text in them and of the sources of answers. */
export const documentArea = { documents, documentText, sources }
