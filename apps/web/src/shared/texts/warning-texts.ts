import { warnings } from './en/warnings.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The same tree, with what readers of a text should look at. */
export const texts = withSections(tree, { warnings })
