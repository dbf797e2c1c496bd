import { amounts } from './en/amounts.ts'
import { withSections, texts as tree } from './texts.ts'

/** The tree with the texts of amount fields. */
export const texts = withSections(tree, { amounts })
