import { proposal } from './en/proposal.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The same tree, with what is said of applications and their answers. */
export const texts = withSections(tree, { proposal })
