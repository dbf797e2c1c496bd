import { answers } from './en/answers.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The tree with the texts about earlier answers. */
export const texts = withSections(tree, { answers })
