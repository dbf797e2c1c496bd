import { brief } from './en/brief.ts'
import { texts as tree } from './editing-texts.ts'
import { withSections } from './texts.ts'

/** The tree with the texts of a project's brief. */
export const texts = withSections(tree, { brief })
