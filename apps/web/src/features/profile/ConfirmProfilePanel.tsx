import { Button } from 'antd'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { useChangeFactMutation, useLoadProfileQuery } from './endpoints.ts'
import { FactLine } from './FactLine.tsx'

const words = texts.profile.welcome

/** Needed by every form, so it is shown even if no document states it. */
const MOST_WANTED = 'legalName'

/** Confirms all proposed facts; reports whether some could not be saved. */
function useConfirmAll() {
  const [changeFact] = useChangeFactMutation()
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const confirmAll = async (facts: readonly ProfileFact[]) => {
    setState('saving')
    const results = await Promise.all(
      facts.map(({ key, value }) => changeFact({ key, value: value ?? '', state: 'confirmed', validUntil: null })),
    )
    setState(results.some(({ error }) => error !== undefined) ? 'failed' : 'idle')
  }
  return { state, confirmAll }
}

interface PanelFactsProps {
  readonly facts: readonly ProfileFact[]
  readonly onHide: () => void
}

function PanelFacts({ facts, onHide }: PanelFactsProps) {
  const { state, confirmAll } = useConfirmAll()
  const proposed = facts.filter((fact) => fact.state === 'proposed')
  const isDone = facts.every((fact) => fact.state === 'confirmed' || fact.state === 'missing')
  return (
    <>
      <div>
        {facts.map((fact) => (
          <FactLine key={fact.key} fact={fact} />
        ))}
      </div>
      {state === 'failed' && <Notice tone="error">{words.someFailed}</Notice>}
      {isDone && state !== 'saving' && <Notice tone="good">{words.done}</Notice>}
      <div className="row">
        {proposed.length > 0 && (
          <Button type="primary" loading={state === 'saving'} onClick={() => void confirmAll(proposed)}>
            {words.confirmAll(proposed.length)}
          </Button>
        )}
        <Button onClick={onHide}>{isDone ? texts.common.close : words.later}</Button>
        <Link to={paths.profile}>{words.whole}</Link>
      </div>
    </>
  )
}

interface ConfirmProfilePanelProps {
  /** Facts to ask about while the panel is open. */
  readonly keys: readonly string[]
  readonly onHide: () => void
}

/** Facts that documents state about the organisation, for quick confirmation. */
export function ConfirmProfilePanel({ keys, onHide }: ConfirmProfilePanelProps) {
  const id = useId()
  const query = useLoadProfileQuery()
  const [asked, setAsked] = useState(keys)
  const added = keys.filter((key) => !asked.includes(key))
  if (added.length > 0) setAsked([...asked, ...added])
  return (
    <section className="card stack" aria-labelledby={id}>
      <header className="stack tight">
        <h2 id={id}>{words.title}</h2>
        <p className="muted">{words.intro}</p>
      </header>
      <LoadState query={query} skeleton={<SkeletonLines count={asked.length} height={62} />}>
        {({ facts }) => (
          <PanelFacts facts={facts.filter(({ key }) => key === MOST_WANTED || asked.includes(key))} onHide={onHide} />
        )}
      </LoadState>
    </section>
  )
}

/** Placeholder for the panel until the facts are known. */
export function LookingForFacts() {
  return (
    <section className="card stack tight" role="status" style={{ minHeight: 320 }}>
      <h2>{words.looking}</h2>
      <SkeletonLines count={4} height={48} />
    </section>
  )
}
