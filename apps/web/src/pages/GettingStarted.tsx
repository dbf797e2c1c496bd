import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { FirstSteps } from '../../../../adapters/http-contract/first-steps.ts'
import type { ProjectListItem } from '../../../../adapters/http-contract/projects.ts'
import { Checklist, type StepView } from '../features/first-steps/Checklist.tsx'
import { STEPS, stepsDone, type Step } from '../features/first-steps/steps.ts'
import { SampleFormButton } from '../features/grants/SampleFormButton.tsx'
import { WelcomeProfile } from './WelcomeProfile.tsx'
import { NewProjectModal } from '../features/projects/NewProjectModal.tsx'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/profile-texts.ts'

const words = texts.firstSteps

/** Leads to the newest project, where applications are created; without one it asks for a project first. */
function StartApplication({ project }: { readonly project: ProjectListItem | undefined }) {
  const [isAsking, setIsAsking] = useState(false)
  if (project !== undefined) return <Link to={paths.project(project.id)}>{words.steps.application}</Link>
  return (
    <>
      <button type="button" className="link-button" onClick={() => setIsAsking(true)}>
        {words.steps.application}
      </button>
      {isAsking && <NewProjectModal isOpen keptAs="first-project" onClose={() => setIsAsking(false)} />}
    </>
  )
}

function viewsOf({ documents, profile }: FirstSteps, project: ProjectListItem | undefined): Record<Step, StepView> {
  const { steps, hints } = words
  return {
    documents: {
      action: <Link to={paths.documentLibrary}>{steps.documents}</Link>,
      hint: documents === 0 ? hints.documents : hints.documentsSoFar(documents),
    },
    profile: {
      action: <Link to={paths.profile}>{steps.profile}</Link>,
      hint: profile.toSettle.length === 0 ? hints.profile : hints.profileWaiting(profile.toSettle.length),
    },
    application: {
      action: <StartApplication project={project} />,
      hint: project === undefined ? hints.applicationWithoutProject : hints.application,
      alternative: <SampleFormButton />,
    },
    colleague: { action: <Link to={paths.accountUsers}>{steps.colleague}</Link>, hint: hints.colleague },
  }
}

interface GettingStartedProps {
  readonly firstSteps: FirstSteps
  readonly projects: readonly ProjectListItem[]
  readonly onHide: () => void
}

/** What a new account does first, until all is done or the user hides it. */
export function GettingStarted({ firstSteps, projects, onHide }: GettingStartedProps) {
  const done = stepsDone(firstSteps)
  const isComplete = done.length === STEPS.length
  useEffect(() => {
    if (isComplete) onHide()
  }, [isComplete, onHide])
  if (isComplete) return null
  const project = projects.find(({ isArchived }) => !isArchived)
  return (
    <>
      <WelcomeProfile profile={firstSteps.profile} />
      <Checklist done={done} steps={viewsOf(firstSteps, project)} onHide={onHide} />
    </>
  )
}
