import { documentArea } from './en/document-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

<<<<<<< HEAD
/** The same tree, with what is said of documents and sources. */
=======
/** The same tree, with what documents and sources have. */
>>>>>>> 5b6de67de15cd8ca3d58a0ec6a654c9041ab4ae5
export const texts = withSections(tree, documentArea)
