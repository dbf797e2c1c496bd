import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { ApplicationSummary } from '../../../../../adapters/http-contract/pipeline.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { ApplicationCard } from '../../shared/pipeline/ApplicationCard.tsx'
import { NextSteps } from './NextSteps.tsx'

const words = texts.projects

interface GrantCardsProps {
  readonly grants: readonly ApplicationSummary[]
  readonly create: ReactNode
}

/** The project's applications; archived ones on request. */
export function GrantCards({ grants, create }: GrantCardsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? grants : grants.filter(({ isArchived }) => !isArchived)
  const hasArchived = grants.some(({ isArchived }) => isArchived)
  return (
    <section className="stack" aria-label={words.applications}>
      <div className="row apart">
        <h2>{words.applications}</h2>
        <div className="row">
          {hasArchived && (
            <Button onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? texts.common.showOnlyOpen : texts.common.showAll}
            </Button>
          )}
          {create}
        </div>
      </div>
      {grants.length === 0 && <NextSteps />}
      {grants.length > 0 && shown.length === 0 && <p className="muted">{words.allGrantsArchived}</p>}
      {shown.length > 0 && (
        <ul className="card-grid">
          {shown.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} showsCreation />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
