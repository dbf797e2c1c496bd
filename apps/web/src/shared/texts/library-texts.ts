import { library } from './en/library.ts'
import { withSections } from './texts.ts'
<<<<<<< HEAD
import { texts as tree } from './document-texts.ts'
=======
import { texts as tree } from './proposal-texts.ts'
>>>>>>> 5b6de67de15cd8ca3d58a0ec6a654c9041ab4ae5

/** The same tree, with what the page of the library has. */
export const texts = withSections(tree, { library })
