import { Component, type ReactNode } from 'react'
import { texts } from '../shared/texts/texts.ts'
import styles from './frame.module.css'

const words = texts.shell

/** Catches what no page expected and says what is safe and what to do. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className={styles.crashed} role="alert">
        <h1>{words.crashed}</h1>
        <p>{words.crashedHint}</p>
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
      </main>
    )
  }
}
