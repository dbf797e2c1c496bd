import { pipelineArea } from './en/pipeline.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './user-texts.ts'

/** The same tree, with what home, the table of applications and the plan of an application have. */
export const texts = withSections(tree, pipelineArea)
