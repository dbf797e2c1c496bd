import { texts as tree } from './application-texts.ts'
import { proofreading } from './en/proofreading.ts'
import { withSections } from './texts.ts'

/** The same tree, with what is said of suggestions for answers. */
export const texts = withSections(tree, { proofreading })
