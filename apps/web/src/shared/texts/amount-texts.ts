import { amounts } from './en/amounts.ts'
import { withSections, texts as tree } from './texts.ts'

/** The same tree, with what fields for money say. */
export const texts = withSections(tree, { amounts })
