import { documentText, sources } from './document-text.ts'
import { documents } from './documents.ts'

/** Texts about documents, their contents and sources of answers. */
export const documentArea = { documents, documentText, sources }
