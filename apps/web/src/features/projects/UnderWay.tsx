import type { ListedProject } from '../../../../../adapters/http-contract/projects.ts'
import { texts } from '../../shared/texts/pipeline-texts.ts'
import { Deadline } from '../../shared/pipeline/Deadline.tsx'

interface UnderWayProps {
  readonly project: Pick<ListedProject, 'openApplications' | 'nextDeadline'>
}

/** Number of a project's open applications, and the next deadline. */
export function UnderWay({ project: { openApplications, nextDeadline } }: UnderWayProps) {
  return (
    <>
      <span>{texts.deadlines.open(openApplications)}</span>
      {nextDeadline !== null && <Deadline at={nextDeadline} zone={null} />}
    </>
  )
}
