import { documentText, sources } from './document-text.ts'
import { documents } from './documents.ts'

<<<<<<< HEAD
/** What is said of documents, of the text in them and of the sources of answers. */
=======
/** What is said of documents and of what texts are taken from. */
>>>>>>> 5b6de67de15cd8ca3d58a0ec6a654c9041ab4ae5
export const documentArea = { documents, documentText, sources }
