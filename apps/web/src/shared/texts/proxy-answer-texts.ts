import { proxyAnswers } from './en/proxy-answers.ts'
import { texts as tree, withSections } from './texts.ts'

/** The same tree, with what is said of answers that are not the server's. */
export const texts = withSections(tree, { proxyAnswers })
