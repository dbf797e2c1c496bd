import { antd } from './en/user-area.ts'
import { texts as tree, withSections } from './texts.ts'

/** The same tree, with what antd's components say by themselves. */
export const texts = withSections(tree, { antd })
