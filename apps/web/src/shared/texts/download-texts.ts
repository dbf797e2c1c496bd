import { downloads } from './en/downloads.ts'
import { texts as tree } from './user-texts.ts'
import { withSections } from './texts.ts'

/** The same tree, with what is said of files that texts are downloaded as. */
export const texts = withSections(tree, { downloads })
