import type { ReactNode } from 'react'
import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { FactButton } from './FactButton.tsx'
import { FactConflict } from './FactConflict.tsx'
import { FactEditor } from './FactEditor.tsx'
import { FactField } from './FactField.tsx'
import styles from './FactLine.module.css'
import { FactSources } from './FactSources.tsx'
import { FactStateNote, hasExpired } from './FactStateNote.tsx'
import { useFact, type FactActions } from './use-fact.ts'

const words = texts.profile

interface FactPartProps {
  readonly fact: ProfileFact
  readonly actions: FactActions
}

function ProposedActions({ fact: { label, value }, actions }: FactPartProps) {
  const shown = value ?? ''
  return (
    <>
      <FactButton
        isPrimary
        text={words.confirm}
        name={words.confirmFact(label)}
        isBusy={actions.isSaving}
        onClick={() => actions.confirm(shown)}
      />
      <FactButton text={words.change} name={words.changeFact(label)} onClick={actions.edit} />
      <FactButton
        text={words.reject}
        name={words.rejectFact(label)}
        isBusy={actions.isSaving}
        onClick={() => actions.reject(shown)}
      />
    </>
  )
}

/** A secret value is masked and can't be sent back, so it is typed again. */
function OutdatedActions({ fact, actions }: FactPartProps) {
  const { label, value, secret } = fact
  return (
    <>
      {hasExpired(fact) && !secret && value !== null && (
        <FactButton
          text={words.stillRight}
          name={words.stillRightFact(label)}
          isBusy={actions.isSaving}
          onClick={() => actions.renew(value)}
        />
      )}
      <FactButton text={words.change} name={words.changeFact(label)} onClick={actions.edit} />
    </>
  )
}

function Actions({ fact, actions }: FactPartProps): ReactNode {
  const { label, state } = fact
  if (state === 'proposed') return <ProposedActions fact={fact} actions={actions} />
  if (state === 'outdated') return <OutdatedActions fact={fact} actions={actions} />
  if (state === 'conflicting') return null
  return <FactButton text={words.change} name={words.changeFact(label)} onClick={actions.edit} />
}

function Body({ fact, actions }: FactPartProps) {
  const { state, value, candidates } = fact
  const sources = state === 'proposed' ? (candidates[0]?.sources ?? []) : []
  return (
    <>
      {value !== null && state !== 'conflicting' && <span className={styles.value}>{value}</span>}
      <div className={styles.origin}>
        <FactStateNote fact={fact} />
        {sources.length > 0 && <FactSources sources={sources} />}
      </div>
      {state === 'conflicting' && <FactConflict fact={fact} actions={actions} />}
    </>
  )
}

interface FactLineProps {
  readonly fact: ProfileFact
  readonly startsEditing?: boolean
}

/** A fact with its state and actions. */
export function FactLine({ fact, startsEditing = false }: FactLineProps) {
  const actions = useFact(fact, startsEditing)
  if (actions.isEditing)
    return (
      <div id={fact.key} tabIndex={-1} className={styles.line} data-keeps-focus>
        <span className={styles.label}>{fact.label}</span>
        <FactEditor fact={fact} actions={actions} />
      </div>
    )
  if (fact.state === 'missing')
    return (
      <div id={fact.key} tabIndex={-1} className={`${styles.line} ${styles.missing}`}>
        <FactField fact={fact} actions={actions} />
      </div>
    )
  return (
    <div id={fact.key} tabIndex={-1} className={styles.line} data-keeps-focus>
      <span className={styles.label}>{fact.label}</span>
      <div className={styles.body}>
        <Body fact={fact} actions={actions} />
        {actions.error !== undefined && !actions.isSaving && (
          <FailureNotice error={actions.error} heading={texts.profile.failed} />
        )}
      </div>
      <div className={styles.actions}>
        <Actions fact={fact} actions={actions} />
      </div>
    </div>
  )
}
