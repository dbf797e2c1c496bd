import { work } from './en/work.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './proposal-texts.ts'

/** The same tree, with what is told of work in the background. */
export const texts = withSections(tree, { work })
