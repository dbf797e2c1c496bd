import { Link } from 'react-router-dom'
import type { ApplicationSummary } from '../../../../../adapters/http-contract/pipeline.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/pipeline-texts.ts'
import { ApplicationCard } from '../../shared/pipeline/ApplicationCard.tsx'

const words = texts.home

/** The applications at an open stage, as cards. */
export function InProgress({ applications }: { readonly applications: readonly ApplicationSummary[] }) {
  if (applications.length === 0) return <p className="muted">{words.nothingInProgress}</p>
  return (
    <>
      <ul className="card-grid">
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.applications}>{words.allApplications}</Link>
      </p>
    </>
  )
}
