import { Component, type ReactNode } from 'react'
import { paths } from '../shared/paths.ts'
import { reportProblem } from '../shared/reporting/report-problem.ts'
import { inApp, runtimeConfig } from '../shared/runtime-config.ts'
import { texts } from '../shared/texts/texts.ts'
import styles from './frame.module.css'
import { UnloadedCode } from './unloaded-code.ts'

const words = texts.shell

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Address of the page: rendering is retried on another page. */
  readonly place?: string
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean
  readonly place: string | undefined
}

/** The links reload the page, because the error may have left a broken state. */
function Crashed() {
  return (
    <div className={styles.crashed} role="alert">
      <h1>{words.crashed}</h1>
      <p>{words.crashedHint}</p>
      {runtimeConfig.errorReporting !== null && <p className="muted">{words.crashReported}</p>}
      <div className="row">
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
        <a href={inApp(paths.projects)}>{words.toProjects}</a>
      </div>
    </div>
  )
}

/** Catches unexpected errors of pages, reports them, and tells the user what is safe and what to do. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, place: this.props.place }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { hasFailed: false, place }
  }

  override componentDidCatch(error: unknown) {
    // Not before: while it is caught, React shows what failed once more.
    if (error instanceof UnloadedCode) error.forget()
    reportProblem({ level: 'error', what: error, tags: { where: 'error boundary' } })
  }

  override render() {
    return this.state.hasFailed ? <Crashed /> : this.props.children
  }
}
