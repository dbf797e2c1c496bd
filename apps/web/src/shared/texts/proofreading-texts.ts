import { texts as tree } from './application-texts.ts'
import { proofreading } from './en/proofreading.ts'
import { withSections } from './texts.ts'

/** The tree with the texts about proofreading. */
export const texts = withSections(tree, { proofreading })
