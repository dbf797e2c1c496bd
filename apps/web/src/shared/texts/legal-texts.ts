import { legal } from './en/legal.ts'
import { texts as tree, withSections } from './texts.ts'

/** The tree with the long texts of the legal pages. */
export const texts = withSections(tree, { legal })
