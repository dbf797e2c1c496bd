import { useState } from 'react'
import { texts } from '../../shared/texts/account-texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useLoadSecondFactorQuery } from './second-factor-endpoints.ts'
import styles from './SecondFactor.module.css'
import { TurnOffSecondFactor } from './TurnOffSecondFactor.tsx'
import { TurnOnSecondFactor } from './TurnOnSecondFactor.tsx'

const words = texts.secondFactor

/** Setting for a code at log-in. */
export function SecondFactor() {
  const query = useLoadSecondFactorQuery()
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null)
  return (
    <section className={`card stack ${styles.card ?? ''}`} aria-labelledby="second-factor">
      <h2 id="second-factor">{words.title}</h2>
      {newCodes !== null ? (
        <RecoveryCodes codes={newCodes} onKept={() => setNewCodes(null)} />
      ) : (
        <LoadState query={query} skeleton={<SkeletonLines count={2} height={32} />}>
          {({ isOn, recoveryCodesLeft }) =>
            isOn ? (
              <TurnOffSecondFactor codesLeft={recoveryCodesLeft} />
            ) : (
              <>
                <p className="muted">{words.intro}</p>
                <TurnOnSecondFactor onTurnedOn={setNewCodes} />
              </>
            )
          }
        </LoadState>
      )}
    </section>
  )
}
