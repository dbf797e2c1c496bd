import { brief } from './en/brief.ts'
import { texts as tree } from './editing-texts.ts'
import { withSections } from './texts.ts'

/** The same tree, with what the page of a project's brief has. */
export const texts = withSections(tree, { brief })
