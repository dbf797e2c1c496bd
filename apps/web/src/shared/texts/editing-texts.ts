import { editing } from './en/editing.ts'
import { texts as tree } from './user-texts.ts'
import { withSections } from './texts.ts'

/** The same tree, with what stands beside texts that people change. */
export const texts = withSections(tree, { editing })
