import { OPEN_STAGES } from '../../../core/proposals/application-plan.ts'

const OPEN = OPEN_STAGES.map((stage) => `'${stage}'`).join(', ')

/** As `isArchivedWith` of the core, for the row with this alias that belongs to a project. */
export const inArchivedProject = (alias: string) =>
  `EXISTS (SELECT 1 FROM projects apj WHERE apj.id = ${alias}.project_id AND apj.is_archived)`

/** For applications with the alias `p`. */
export const IS_ARCHIVED = `(p.is_archived OR ${inArchivedProject('p')})`

export const IS_UNDER_WAY = `p.stage IN (${OPEN}) AND NOT ${IS_ARCHIVED}`
